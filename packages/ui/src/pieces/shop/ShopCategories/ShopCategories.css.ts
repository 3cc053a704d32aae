import { style } from '@vanilla-extract/css';
import { floatingButtonRoom } from '../../../primitives/FloatingButton';
import { vars } from '../../../styles';

/** A band may stand right above the row. */
export const root = style({ paddingBlockStart: vars.space.sm });

/** High enough for the row above it to stay where it is, whatever a department has. */
export const shelf = style([floatingButtonRoom, { minHeight: '70dvh' }]);
