import { style } from '@vanilla-extract/css';

/** The phone's own controls stand at its foot, above the bar of the system. */
export const screen = style({
  display: 'grid',
  minHeight: 0,
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
});
