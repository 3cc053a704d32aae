import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const sums = style({
  display: 'grid',
  gap: space.xs,
  padding: space.lg,
  border: `${size.hairline} solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
});

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
    marginBlockStart: space.sm,
    paddingBlockStart: space.md,
    borderBlockStart: `${size.hairline} solid ${color.border}`,
    fontWeight: vars.weight.bold,
  },
]);

export const totalPrice = style([
  displayStyle.price,
  { color: color.accentInk, fontSize: vars.fontSize.heading },
]);
