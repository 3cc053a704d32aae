import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: space.md,
  padding: space.lg,
  borderBlockStart: `${size.hairline} solid ${color.border}`,
  backgroundColor: color.surface,
});

export const reports = style({ display: 'grid', gap: space.sm });

export const reason = style([textStyle.label, { overflowWrap: 'anywhere' }]);

export const note = style([
  textStyle.small,
  { display: 'block', color: color.inkMuted, overflowWrap: 'anywhere' },
]);

export const hint = style([textStyle.caption, { color: color.inkMuted }]);

export const fan = style({
  paddingBlock: space.md,
  borderBlock: `${size.hairline} solid ${color.border}`,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.lg,
  maxWidth: size.page,
});

export const error = style([textStyle.small, { color: color.danger }]);

export const done = style([
  textStyle.body,
  { display: 'flex', gap: space.sm, alignItems: 'start' },
]);
