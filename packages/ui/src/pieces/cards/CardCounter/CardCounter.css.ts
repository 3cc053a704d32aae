import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, media, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

/** Ratio of collected cards, from 0 to 1. */
export const share = createVar();

const glint = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(100%)' },
});

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.lg,
  rowGap: space.xs,
});

/** Placeholder with the height of the counter, for skeletons. */
export const cardCounterOutline = style({ height: vars.fontSize.jersey });

export const figures = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'baseline',
  whiteSpace: 'pre',
  minHeight: vars.fontSize.jersey,
});

export const total = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.heading, color: color.inkMuted },
]);

const lean = `skewX(-12deg)`;

/** Slanted like the italic figures. */
export const track = style({
  flex: '1 1 6em',
  overflow: 'hidden',
  height: space.md,
  borderRadius: size.ring,
  backgroundColor: color.border,
  transform: lean,
  '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
});

const brightAccent = `color-mix(in oklab, ${color.accent} 78%, ${color.surface})`;

export const fill = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    height: '100%',
    // Uses a transform instead of the width, so that the animation runs on the compositor alone.
    transform: `translateX(calc((${share} - 1) * 100%))`,
    backgroundColor: color.accent,
    backgroundImage: `linear-gradient(90deg, ${color.accentHover}, ${color.accent} 40%, ${brightAccent})`,
    transition: `transform ${vars.motion.stately}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  variants: {
    state: {
      none: {},
      // Minimum of 4 %, so that the first card is visible.
      begun: {
        transform: `translateX(calc((max(${share}, 0.04) - 1) * 100%))`,
        borderInlineEnd: `${size.stroke} solid ${color.canvas}`,
      },
      // Plays once when the collection is complete.
      complete: {
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            inset: 0,
            backgroundImage: `linear-gradient(90deg, transparent 20%, color-mix(in srgb, ${color.onAccent} 80%, transparent) 50%, transparent 80%)`,
            transform: 'translateX(100%)',
          },
        },
        '@media': {
          [media.motionAllowed]: {
            selectors: { '&::after': { animation: `${glint} 1.4s ease-in-out 0.4s backwards` } },
          },
        },
      },
    },
  },
});

export const complete = style([
  textStyle.labelSmall,
  {
    flex: '1 0 100%',
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    color: color.accentInk,
  },
]);
