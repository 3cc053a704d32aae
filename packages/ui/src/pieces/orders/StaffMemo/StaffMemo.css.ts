import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  padding: space.lg,
  backgroundColor: color.surface,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.md,
});

export const theirs = style({
  display: 'grid',
  justifySelf: 'stretch',
  padding: space.sm,
  color: color.ink,
  backgroundColor: color.surface,
  borderRadius: vars.radius.sm,
});

export const caption = style([textStyle.caption, { color: color.inkMuted }]);

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});
