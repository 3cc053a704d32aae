import { style } from '@vanilla-extract/css';

/** The browser's own controls at the bottom stay above the system bar. */
export const screen = style({
  display: 'grid',
  minHeight: 0,
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
});
