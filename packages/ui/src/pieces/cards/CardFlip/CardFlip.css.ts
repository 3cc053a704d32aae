import { type CSSProperties, createVar, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../styles';

const { foil: hue, gold, silver, white, core: paperCore, paperShade } = vars.print;

// Not inherited: a change restyles one element instead of all elements of the card.
const angleVar = () => createVar({ syntax: '<angle>', inherits: false, initialValue: '0deg' });
const numberVar = () => createVar({ syntax: '<number>', inherits: false, initialValue: '0' });

export const turn = angleVar();
export const tiltX = angleVar();
export const tiltY = angleVar();
/** Position of the light, from -1 to 1. */
export const lightX = numberVar();
export const lightY = numberVar();

const soft = (color: string, share: number) =>
  `color-mix(in srgb, ${color} ${share}%, transparent)`;

const thickness = '1.1cqw';
const half = `calc(${thickness} / 2)`;

export const room = style({
  containerType: 'inline-size',
  width: '100%',
  aspectRatio: '63 / 88',
  perspective: '320cqw',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  cursor: 'grab',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[data-blocked]': { cursor: 'default' },
  },
});

/** Styles for reduced motion. A card with a fixed `angle` does not move and is excluded. */
const calmly = (rule: CSSProperties, side = '') => ({
  [media.reducedMotion]: { selectors: { [`${room}:not([data-angle])${side} &`]: rule } },
});

export const object = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  transformStyle: 'preserve-3d',
  transform: `rotateX(${tiltX}) rotateY(${tiltY}) rotateY(${turn})`,
  willChange: 'transform',
  '@media': calmly({ transform: 'none', transformStyle: 'flat', willChange: 'auto' }),
});

const whole = style({ position: 'absolute', inset: 0, borderRadius: '4.8cqw' });

/** Gives the card its thickness, which is visible from the side. */
export const core = style([
  whole,
  { backgroundColor: paperCore, '@media': calmly({ display: 'none' }) },
]);

const anyEdge = style({
  position: 'absolute',
  insetBlock: '4.4cqw',
  width: thickness,
  backgroundImage: `linear-gradient(${paperCore}, ${paperShade} 30%, ${paperCore})`,
  '@media': calmly({ display: 'none' }),
});

export const edge = styleVariants({
  start: [anyEdge, { left: `calc(${half} * -1)`, transform: 'rotateY(-90deg)' }],
  end: [anyEdge, { right: `calc(${half} * -1)`, transform: 'rotateY(90deg)' }],
});

const anyFace = style([
  whole,
  {
    backfaceVisibility: 'hidden',
    WebkitBackfaceVisibility: 'hidden',
    // Reduced motion: the sides cross-fade instead of turning.
    '@media': calmly({
      transform: 'none',
      backfaceVisibility: 'visible',
      WebkitBackfaceVisibility: 'visible',
      opacity: 0,
      transition: `opacity ${vars.motion.calm} !important`,
      transitionDuration: '200ms !important',
    }),
  },
]);

export const face = styleVariants({
  front: [
    anyFace,
    {
      transform: `translateZ(${half})`,
      '@media': calmly({ opacity: 1 }, '[data-side="front"]'),
    },
  ],
  back: [
    anyFace,
    {
      transform: `rotateY(180deg) translateZ(${half})`,
      '@media': calmly({ opacity: 1 }, '[data-side="back"]'),
    },
  ],
});

export const foil = style([
  whole,
  {
    overflow: 'hidden',
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
]);

/** Larger than the card on all sides and moved by a transform alone, so that only the compositor works. */
const anyLight = style({
  position: 'absolute',
  inset: '-60%',
  transform: `translate3d(calc(${lightX} * 26%), calc(${lightY} * 18%), 0)`,
  willChange: 'transform',
  '@media': calmly({ transform: 'none', willChange: 'auto' }),
});

const band = (color: string, from: number, to: number, share: number) =>
  `${soft(color, 0)} ${from}%, ${soft(color, share)} ${(from + to) / 2}%, ${soft(color, 0)} ${to}%`;

export const light = styleVariants({
  silver: [
    anyLight,
    {
      backgroundImage: [
        `linear-gradient(112deg, ${band(white, 34, 44, 42)}, ${band(hue.sky, 44, 56, 23)}, ${band(hue.violet, 54, 66, 18)})`,
        `repeating-linear-gradient(112deg, transparent 0 1.5%, ${soft(silver.glint, 12)} 2% 2.2%, transparent 3%)`,
      ].join(', '),
    },
  ],
  gold: [
    anyLight,
    {
      backgroundImage: [
        `linear-gradient(112deg, ${band(gold.glint, 32, 43, 45)}, ${band(hue.rose, 43, 51, 24)}, ${band(hue.amber, 50, 58, 31)}, ${band(hue.mint, 57, 64, 22)}, ${band(hue.sky, 63, 71, 23)})`,
        `repeating-conic-gradient(from 8deg at 50% 44%, transparent 0 5deg, ${soft(gold.glint, 11)} 8deg, transparent 11deg)`,
      ].join(', '),
    },
  ],
  signature: [
    anyLight,
    {
      backgroundImage: [
        `linear-gradient(112deg, ${band(hue.rose, 30, 40, 20)}, ${band(hue.amber, 38, 48, 27)}, ${band(white, 46, 54, 38)}, ${band(hue.mint, 53, 61, 20)}, ${band(hue.sky, 60, 68, 23)}, ${band(hue.violet, 67, 75, 20)})`,
        `repeating-linear-gradient(112deg, transparent 0 1.2%, ${soft(hue.amber, 9)} 1.6% 1.8%, transparent 2.4%)`,
      ].join(', '),
    },
  ],
});

export const glare = style([
  anyLight,
  {
    backgroundImage: `radial-gradient(circle at 38% 30%, ${soft(white, 26)}, ${soft(white, 0)} 32%)`,
    transform: `translate3d(calc(${lightX} * 34%), calc(${lightY} * 30%), 0)`,
  },
]);
