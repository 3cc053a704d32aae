import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { focusRing, media, phrases, textStyle, vars } from '../../styles';

/** What the on-screen keyboard leaves of the screen. */
export const frameTop = createVar();
export const frameHeight = createVar();

/** The dialog element: as large as the screen and without a look, so that a click on it is a click outside. */
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
  overflow: 'hidden',
  backgroundColor: 'transparent',
  color: vars.color.ink,
  outline: 'none',
  transition: `display ${vars.motion.calm} allow-discrete, overlay ${vars.motion.calm} allow-discrete`,
  selectors: {
    '&[open]': { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
    '&::backdrop': { display: 'none' },
    // Instead of the backdrop, which inherits no custom property before Chrome 122, Safari 17.4, Firefox 120.
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

/** The leaving dialog is still on the screen; it takes no more taps. */
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

/** Without a display of its own: a closed dialog has none, and would else be read aloud as an empty one. */
export const centred = style({
  placeItems: 'center',
  paddingInline: vars.space.lg,
  paddingBlockStart: `max(${vars.space.lg}, env(safe-area-inset-top))`,
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom))`,
});

/** The space around the panel belongs to the dialog element, so that a click there is outside. */
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

// Level with the close button while it is one line, and from there down.
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

/** A short text stands in the middle, a long one reads from its left edge. */
export const explanation = style({
  width: 'fit-content',
  marginInline: 'auto',
  color: vars.color.inkMuted,
});
