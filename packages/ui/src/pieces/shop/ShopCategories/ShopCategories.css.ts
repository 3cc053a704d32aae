import { style } from '@vanilla-extract/css';
import { floatingButtonRoom } from '../../../primitives/FloatingButton/FloatingButton.css';
import { vars } from '../../../styles';

/** Space for a notice band above the row. */
export const root = style({ paddingBlockStart: vars.space.sm });

/** Minimum height: the row above keeps its place when a category has few products. */
export const shelf = style([floatingButtonRoom, { minHeight: '70dvh' }]);
