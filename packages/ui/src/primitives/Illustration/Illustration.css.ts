import { keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { beams, media, soft, vars } from '../../styles';

const { color, print, size } = vars;

const mix = (tone: string, share: number, other: string) =>
  `color-mix(in srgb, ${tone} ${share}%, ${other})`;

const mid = mix(color.accent, 36, color.accentSoft);
const light = (share: number) => soft(print.white, share);

/** Corners of the ground, and of the stripe below it, in the slant of the top page's header. */
const pale = {
  vars: {
    '--drawing-ground': 'polygon(7% 8.6%, 100% 8.6%, 94% 81.4%, 0 92.9%)',
    '--drawing-stripe': 'polygon(0 95.2%, 94% 83.7%, 93.8% 86.6%, 0 98.1%)',
    '--drawing-inside': 'polygon(0 0, 100% 0, 100% 80.7%, 0 92.9%)',
  },
  aspectRatio: '10 / 7',
};
const filled = {
  vars: {
    '--drawing-ground': 'polygon(0 0, 100% 0, 100% 81.5%, 0 94.5%)',
    '--drawing-stripe': 'polygon(0 97%, 100% 84%, 100% 87%, 0 100%)',
    '--drawing-inside': 'polygon(0 0, 100% 0, 100% 81.5%, 0 94.5%)',
  },
  aspectRatio: '2 / 1',
  selectors: {
    '&::before': {
      backgroundColor: color.accent,
      backgroundImage: beams([40, 54, 60, 63], light(9), light(6)),
    },
  },
};

/** The files of the drawings use these variables. */
export const root = recipe({
  base: {
    vars: {
      '--drawing-paper': mix(print.white, 93, color.accentSoft),
      '--drawing-light': print.white,
      '--drawing-mid': mid,
      '--drawing-strong': color.accent,
      '--drawing-on': color.onAccent,
      '--drawing-line': mix(color.accentInk, 50, color.ink),
      '--drawing-deep': color.stage,
    },
    position: 'relative',
    isolation: 'isolate',
    maxWidth: '100%',
    selectors: {
      '&::before, &::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: vars.depth.behind,
      },
      '&::before': {
        clipPath: 'var(--drawing-ground)',
        backgroundColor: color.accentSoft,
        backgroundImage: `repeating-linear-gradient(90deg, transparent 0 5%, ${soft(mid, 40)} 5% calc(5% + ${size.hairline}))`,
      },
      '&::after': { clipPath: 'var(--drawing-stripe)', backgroundColor: color.accent },
    },
    '@media': {
      [media.forcedColors]: {
        vars: {
          '--drawing-paper': 'Canvas',
          '--drawing-light': 'CanvasText',
          '--drawing-mid': 'GrayText',
          '--drawing-strong': 'CanvasText',
          '--drawing-on': 'Canvas',
          '--drawing-line': 'CanvasText',
          '--drawing-deep': 'CanvasText',
        },
        selectors: {
          '&::before': { display: 'none' },
          '&::after': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
        },
      },
    },
  },
  variants: {
    name: {
      empty: pale,
      waiting: pale,
      missing: pale,
      failed: pale,
      offline: pale,
      complete: filled,
    },
    size: {
      small: { width: size.columnMedium },
      medium: { width: size.thumbWidth },
      large: { width: '100%' },
    },
  },
  defaultVariants: { size: 'medium' },
});

export type IllustrationVariants = NonNullable<RecipeVariants<typeof root>>;

export const drawing = style({
  display: 'block',
  width: '100%',
  height: '100%',
  clipPath: 'var(--drawing-inside)',
});

const flight = keyframes({ from: { transform: 'translate(-50%, 45%) scale(0.7)', opacity: 0 } });

/** Flies in once. */
export const moving = style({
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '@media': {
    [media.motionAllowed]: {
      animation: `${flight} 700ms cubic-bezier(0.2, 0, 0, 1) 200ms backwards`,
    },
  },
});
