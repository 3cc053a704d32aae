import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

const { color, space } = vars;

export const lead = style([phrases]);

export const error = style([
  textStyle.small,
  phrases,
  {
    padding: space.md,
    borderRadius: vars.radius.md,
    color: color.danger,
    backgroundColor: color.dangerSoft,
  },
]);
