import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { color } = vars;

export const totalPrice = style([
  displayStyle.price,
  { color: color.accentInk, fontSize: vars.fontSize.heading },
]);
