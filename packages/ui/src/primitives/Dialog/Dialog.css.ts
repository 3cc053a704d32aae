import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, phrases, textStyle, vars } from '../../styles';

/** The part of the screen that the on-screen keyboard does not cover. */
export const frameTop = createVar();
export const frameHeight = createVar();

/** The dialog element: full screen and transparent, so that a click on it is a click outside. */
export const frame = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: fallbackVar(frameTop, '0'),
  width: '100%',
  maxWidth: 'none',
  height: fallbackVar(frameHeight, '100dvh'),
  maxHeight: 'none',
  margin: 0,
  border: 0,
  // Not `hidden`: WebKit would scroll to the button that gets the focus while a sheet is still below the screen.
  overflow: 'clip',
  backgroundColor: 'transparent',
  color: vars.color.ink,
  outline: 'none',
  transition: `display ${vars.motion.calm} allow-discrete, overlay ${vars.motion.calm} allow-discrete`,
  selectors: {
    '&[open]': { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
    '&::backdrop': { display: 'none' },
    // Replaces ::backdrop, which inherits no custom properties before Chrome 122, Safari 17.4, Firefox 120.
    '&::before': {
      content: '',
      position: 'fixed',
      inset: 0,
      zIndex: vars.depth.behind,
      backgroundColor: vars.color.scrim,
      opacity: 0,
    },
    '&[open]::before': { opacity: 1, '@starting-style': { opacity: 0 } },
  },
  '@media': {
    [media.motionAllowed]: {
      selectors: {
        '&::before': { transition: `opacity ${vars.motion.calm}` },
      },
    },
  },
});

/** During the closing animation the dialog takes no taps. */
globalStyle(`${frame}:not([open])`, { pointerEvents: 'none' });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  minHeight: 0,
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.high,
  '@media': {
    [media.forcedColors]: { border: `${vars.size.stroke} solid CanvasText` },
    // With large text on a low screen the title and the buttons alone fill it.
    '(max-height: 18em)': { overflowY: 'auto' },
  },
});

export const title = style([textStyle.title, phrases, { minWidth: 0 }]);

export const body = style([
  focusRing,
  {
    flex: '0 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: vars.space.xl,
    paddingBlock: vars.space.xs,
    selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.size.ring} * -1)` } },
    '@media': { '(max-height: 18em)': { flexShrink: 0, overflowY: 'visible' } },
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingInline: vars.space.xl,
  paddingBlockStart: vars.space.lg,
});

/** Side by side while both labels fit, else one below the other. */
globalStyle(`${actions} > *`, { flex: '1 1 8.5em' });

/** No `display`: it would show a closed dialog, which would be read aloud as an empty one. */
export const centred = style({
  placeItems: 'center',
  paddingInline: vars.space.lg,
  paddingBlockStart: `max(${vars.space.lg}, env(safe-area-inset-top))`,
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
});

/** The margin around the panel belongs to the dialog element, so that a click there is a click outside. */
export const card = style([
  panel,
  {
    maxWidth: vars.size.dialog,
    paddingBlockEnd: vars.space.xl,
    borderRadius: vars.radius.lg,
    opacity: 0,
    transform: `translateY(${vars.space.sm}) scale(0.98)`,
    transition: `opacity ${vars.motion.calm}, transform ${vars.motion.calm}`,
    selectors: {
      [`${frame}[open] > &`]: {
        opacity: 1,
        transform: 'none',
        '@starting-style': {
          opacity: 0,
          transform: `translateY(${vars.space.sm}) scale(0.98)`,
        },
      },
    },
  },
]);

export const heading = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: vars.space.sm,
  paddingInlineStart: vars.space.xl,
  paddingInlineEnd: vars.space.sm,
  paddingBlock: vars.space.sm,
});

// One line is centred on the close button; more lines start there.
globalStyle(`${heading} > h2`, { paddingBlockStart: '0.45em' });

export const question = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.sm,
  textAlign: 'center',
  paddingInline: vars.space.xl,
  paddingBlock: `${vars.space.xl} ${vars.space.xs}`,
});

export const warning = style({
  display: 'grid',
  padding: vars.space.md,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.dangerSoft,
  color: vars.color.danger,
});

/** Short text is centred, long text is left-aligned. */
export const explanation = style({
  width: 'fit-content',
  marginInline: 'auto',
  color: vars.color.inkMuted,
});
