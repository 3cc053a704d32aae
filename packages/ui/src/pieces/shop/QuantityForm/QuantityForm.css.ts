import { style } from '@vanilla-extract/css';
import { displayStyle, phrases, textStyle, vars } from '../../../styles';

const { color, space } = vars;

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.md,
});

/** As high as the field beside it, so that both are in line. */
export const subtotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space.sm,
  minHeight: vars.size.touch,
  marginInlineStart: 'auto',
});

export const subtotalLabel = style([textStyle.small, { color: color.inkMuted }]);

export const sum = style([displayStyle.price, { overflowWrap: 'anywhere' }]);

export const tax = style([textStyle.caption, { color: color.inkMuted }]);

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

export const help = style([
  textStyle.caption,
  phrases,
  { color: color.inkMuted, textAlign: 'center' },
]);
