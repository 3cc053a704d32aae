import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, textStyle, vars } from '../../styles';
import * as modalStyles from '../Dialog/Dialog.css';

const noAnchors = 'not (position-area: block-end)';

const appear = keyframes({
  from: { opacity: 0, transform: `translateY(calc(${vars.space.xs} * -1))` },
});

export const popup = style({
  padding: vars.space.xs,
  minWidth: vars.size.menu,
  maxHeight: `calc(100dvh - 2 * ${vars.space.lg})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.elevation.mid,
  // Not @starting-style, which WebKit ignores together with position-try-fallbacks: the menu stayed
  // invisible. And no closing animation, during which WebKit let the invisible menu take taps.
  animation: `${appear} ${vars.motion.quick}`,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const popover = style({
  // Anchored to its button, and flipped where there is no room.
  inset: 'auto',
  positionArea: 'block-end span-inline-start',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  margin: 0,
  marginBlock: vars.space.xs,
  width: 'max-content',
  maxWidth: `min(${vars.size.dialog}, calc(100vw - 2 * ${vars.space.lg}))`,
  '@supports': {
    // Browsers without anchor positioning: at the bottom of the screen, like a sheet.
    [noAnchors]: {
      insetInline: vars.space.lg,
      insetBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
      width: 'auto',
      marginInline: 'auto',
      boxShadow: vars.elevation.high,
    },
  },
});

/** Dialog around the menu for browsers without popovers; there the menu is at the bottom, too. */
export const dialog = style([
  modalStyles.frame,
  {
    placeItems: 'end stretch',
    paddingInline: vars.space.lg,
    paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
  },
]);

export const item = recipe({
  base: [
    textStyle.body,
    focusRing,
    {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.md,
      width: '100%',
      minHeight: vars.size.touch,
      paddingInline: vars.space.md,
      paddingBlock: vars.space.sm,
      borderRadius: vars.radius.sm,
      textAlign: 'start',
      selectors: {
        '&:focus-visible': { outlineOffset: `calc(${vars.size.ring} * -1)`, boxShadow: 'none' },
        '&:focus, &:active': { backgroundColor: vars.color.sunken },
        '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
      },
      '@media': {
        [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } },
        [media.forcedColors]: {
          selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
        },
      },
    },
  ],
  variants: {
    tone: {
      neutral: { color: vars.color.ink },
      danger: { color: vars.color.danger, fontWeight: vars.weight.bold },
    },
  },
});
