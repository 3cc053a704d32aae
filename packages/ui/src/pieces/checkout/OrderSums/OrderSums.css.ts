import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const root = style({ display: 'grid', gap: space.xs });

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});

export const total = style([
  sum,
  {
    paddingBlockStart: space.md,
    borderBlockStart: `${size.hairline} solid ${color.border}`,
    fontWeight: vars.weight.bold,
    selectors: { '* + &': { marginBlockStart: space.sm } },
  },
]);

export const totalPrice = style([
  displayStyle.price,
  { color: color.accentInk, fontSize: vars.fontSize.heading },
]);
