import { style } from '@vanilla-extract/css';
import { panel, vars } from '../../../styles';

/** On the ground of the text around the notice. */
export const moves = style([
  panel,
  {
    justifySelf: 'stretch',
    padding: vars.space.sm,
    borderRadius: vars.radius.sm,
    color: vars.color.ink,
  },
]);
