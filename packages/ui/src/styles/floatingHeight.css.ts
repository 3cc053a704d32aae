import { createVar } from '@vanilla-extract/css';

/** Height that a floating button takes on this screen; toasts, which are on every page, stay above it. */
export const floatingHeight = createVar();
