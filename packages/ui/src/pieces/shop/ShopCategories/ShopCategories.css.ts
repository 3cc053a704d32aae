import { style } from '@vanilla-extract/css';
import { cartButtonRoom } from '../CartButton';

/** High enough for the row above it to stay where it is, whatever a department has. */
export const shelf = style([cartButtonRoom, { minHeight: '70dvh' }]);
