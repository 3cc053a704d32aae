import { style } from '@vanilla-extract/css';
import * as modalStyles from '../../../primitives/Dialog/Dialog.css';
import { media, vars } from '../../../styles';

/** Full screen, including the area of the on-screen keyboard: nothing is typed here. */
export const frame = style([
  modalStyles.frame,
  { backgroundColor: 'transparent', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
]);

export const room = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  // Dark in both themes, as the background of pictures and videos.
  backgroundColor: vars.color.stage,
  opacity: 0,
  transition: `opacity ${vars.motion.calm}`,
  selectors: {
    [`${frame}[open] > &`]: { opacity: 1, '@starting-style': { opacity: 0 } },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
});

export const close = style({
  position: 'absolute',
  zIndex: vars.depth.raised,
  insetBlockStart: `max(${vars.space.md}, env(safe-area-inset-top))`,
  insetInlineEnd: `max(${vars.space.md}, env(safe-area-inset-right))`,
});

export const content = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
});
