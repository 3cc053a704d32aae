import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';
import { cartButtonRoom } from '../CartButton';

/** A band may stand right above the row. */
export const root = style({ paddingBlockStart: vars.space.sm });

/** High enough for the row above it to stay where it is, whatever a department has. */
export const shelf = style([cartButtonRoom, { minHeight: '70dvh' }]);
