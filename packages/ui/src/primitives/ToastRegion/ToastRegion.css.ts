import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { floatingHeight, media, textStyle, vars } from '../../styles';

const rise = keyframes({
  from: { opacity: 0, transform: `translateY(${vars.space.lg})` },
});

/** Always rendered: screen readers announce only changes of live regions. Taps pass through while empty. */
export const region = style({
  position: 'fixed',
  inset: 'auto',
  insetInline: 0,
  insetBlockEnd: 0,
  width: 'auto',
  height: 'auto',
  margin: 0,
  border: 0,
  paddingInline: vars.space.lg,
  paddingBlock: 0,
  // Above the tab bar on every screen, and above a floating button.
  paddingBlockEnd: `calc(${vars.size.tabBar} + ${vars.space.lg} + ${fallbackVar(floatingHeight, '0px')} + env(safe-area-inset-bottom))`,
  overflow: 'visible',
  backgroundColor: 'transparent',
  // For browsers without popovers in the top layer.
  zIndex: vars.depth.toast,
  pointerEvents: 'none',
});

export const toast = style([
  textStyle.labelSmall,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    width: 'fit-content',
    maxWidth: `min(100%, ${vars.size.page})`,
    marginInline: 'auto',
  },
]);

const look = style({
  minHeight: vars.size.touch,
  paddingInlineStart: vars.space.lg,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.high,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.calm}`,
  '@media': { [media.forcedColors]: { border: `${vars.size.stroke} solid CanvasText` } },
});

const dark = { backgroundColor: vars.color.ink, color: vars.color.canvas };

export const filled = styleVariants({
  neutral: [look, dark],
  success: [look, dark],
  danger: [look, { backgroundColor: vars.color.danger, color: vars.color.surface }],
});

export const message = style({
  minWidth: 0,
  paddingBlock: vars.space.sm,
  textWrap: 'pretty',
  // Out of the layout, but still announced.
  selectors: { '&:empty': { position: 'absolute' } },
});

/** The close icon has the text colour of the toast. */
export const close = style({ display: 'grid', vars: { [vars.color.ink]: 'currentColor' } });
