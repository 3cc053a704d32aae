import { style } from '@vanilla-extract/css';
import { media, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.lg,
  minHeight: '60dvh',
  paddingBlockEnd: space.lg,
});

export const band = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.md,
  paddingInline: space.lg,
  borderRadius: vars.radius.lg,
  borderInlineStart: `${space.xs} solid ${color.accentLine}`,
  color: color.ink,
  backgroundColor: color.accentSoft,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
});

export const waiting = style([textStyle.label, phrases, { flex: '1 1 9em' }]);
