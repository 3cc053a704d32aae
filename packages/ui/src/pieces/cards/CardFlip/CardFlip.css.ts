import { type CSSProperties, createVar, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, phrases, soft, vars } from '../../../styles';

const {
  club,
  clubInk,
  core: paperCore,
  foil: hue,
  gold,
  ink,
  night,
  paper,
  paperShade,
  silver,
  white,
} = vars.print;
const { color } = vars;

/** Scales with the card, but never below the user's small text size. */
const text = (share: number) => `max(${share}cqw, ${vars.fontSize.caption})`;

/** Scales with the user's text size, up to a maximum relative to the card. */
const held = (share: number, most: number) =>
  `clamp(${share}cqw, ${vars.fontSize.caption}, ${most}cqw)`;

export const back = style({
  containerType: 'inline-size',
  width: '100%',
  aspectRatio: '63 / 88',
});

export const sheet = recipe({
  base: {
    position: 'absolute',
    inset: '3.4cqw',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: '2.6cqw',
    color: ink,
    backgroundColor: paper,
    '@media': {
      [media.forcedColors]: { color: 'CanvasText', backgroundColor: 'Canvas' },
    },
  },
  variants: {
    kind: {
      normal: { boxShadow: `0 0 0 0.5cqw ${soft(white, 82)}` },
      silver: { boxShadow: `0 0 0 0.7cqw ${silver.deep}` },
      gold: { boxShadow: `0 0 0 0.7cqw ${gold.deep}` },
      signature: {
        inset: '4cqw',
        borderRadius: '1.6cqw',
        boxShadow: `0 0 0 0.5cqw ${gold.mid}, 0 0 0 1.1cqw ${paper}, 0 0 0 1.4cqw ${gold.mid}`,
      },
    },
  },
});

const falling = 'polygon(0 0, 100% 0, 100% calc(100% - 5cqw), 0 100%)';

/** The same slant as on the front, mirrored. */
export const head = recipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    alignItems: 'center',
    columnGap: '3.4cqw',
    minHeight: '27cqw',
    padding: '3.6cqw 4cqw 6.6cqw',
    color: white,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: vars.depth.behind,
        clipPath: falling,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        inset: '0 0 1.1cqw',
        zIndex: vars.depth.behind,
        clipPath: falling,
      },
    },
    '@media': {
      [media.forcedColors]: {
        color: 'CanvasText',
        borderBlockEnd: `${vars.size.hairline} solid CanvasText`,
        selectors: { '&::before, &::after': { display: 'none' } },
      },
    },
  },
  variants: {
    kind: {
      normal: {
        selectors: {
          '&::before': { backgroundColor: club[300] },
          '&::after': { backgroundImage: `linear-gradient(100deg, ${club[600]}, ${club[800]})` },
        },
      },
      silver: {
        selectors: {
          '&::before': {
            backgroundImage: `linear-gradient(90deg, ${silver.mid}, ${silver.light} 40%, ${silver.mid})`,
          },
          '&::after': {
            backgroundImage: `linear-gradient(100deg, ${night}, ${silver.deep} 60%, ${silver.dark} 130%)`,
          },
        },
      },
      gold: {
        selectors: {
          '&::before': {
            backgroundImage: `linear-gradient(90deg, ${gold.mid}, ${gold.light} 40%, ${gold.mid})`,
          },
          '&::after': {
            backgroundImage: `linear-gradient(100deg, ${night}, ${club[900]} 60%, ${gold.deep} 120%)`,
          },
        },
      },
      signature: {
        color: ink,
        selectors: {
          '&::before': {
            backgroundImage: `linear-gradient(90deg, ${gold.mid}, ${gold.light} 50%, ${gold.mid})`,
          },
          '&::after': { inset: '0 0 0.7cqw', backgroundColor: paper },
        },
      },
    },
  },
});

export const jersey = recipe({
  base: [
    displayStyle.jersey,
    { flex: 'none', fontSize: '19cqw', lineHeight: '0.8', letterSpacing: '-0.02em' },
  ],
  variants: {
    kind: {
      normal: {},
      silver: { color: silver.light },
      gold: { color: gold.light },
      signature: { color: clubInk },
    },
  },
});

export const names = style({ flex: 1, minWidth: 0 });

export const name = recipe({
  base: [phrases, { fontWeight: vars.weight.bold, lineHeight: '1.25', letterSpacing: '0.02em' }],
  variants: {
    length: { short: { fontSize: held(6.2, 7.4) }, long: { fontSize: held(3.9, 4.4) } },
  },
});

export const romaji = recipe({
  base: [
    displayStyle.romaji,
    { lineHeight: '1.15', letterSpacing: '0.1em', textTransform: 'uppercase' },
  ],
  variants: {
    length: { short: { fontSize: held(4, 5) }, long: { fontSize: '3.2cqw' } },
  },
});

const slanted = 'polygon(1.4cqw 0, 100% 0, calc(100% - 1.4cqw) 100%, 0 100%)';

export const stamp = recipe({
  base: [
    displayStyle.romaji,
    {
      position: 'relative',
      flex: 'none',
      alignSelf: 'flex-start',
      paddingBlock: '1cqw 0.8cqw',
      paddingInline: '2.6cqw',
      fontSize: '3.3cqw',
      letterSpacing: '0.08em',
      clipPath: slanted,
      '@media': { [media.forcedColors]: { clipPath: 'none' } },
    },
  ],
  variants: {
    kind: {
      normal: { color: clubInk, backgroundColor: white },
      silver: {
        color: silver.deep,
        backgroundImage: `linear-gradient(100deg, ${silver.glint}, ${silver.light} 46%, ${silver.mid})`,
      },
      gold: {
        color: gold.deep,
        backgroundImage: `linear-gradient(100deg, ${gold.glint}, ${gold.light} 40%, ${gold.mid})`,
      },
      signature: {
        color: gold.deep,
        backgroundImage: `linear-gradient(100deg, ${gold.glint}, ${gold.light} 40%, ${gold.mid})`,
      },
    },
  },
});

/** Shadows at the top and the bottom show that there is more to scroll to. */
export const body = style([
  focusRing,
  {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${soft(ink, 30)} transparent`,
    backgroundImage: [
      `linear-gradient(${paper} 40%, ${soft(paper, 0)})`,
      `linear-gradient(${soft(paper, 0)}, ${paper} 60%)`,
      `linear-gradient(${soft(ink, 16)}, transparent)`,
      `linear-gradient(transparent, ${soft(ink, 16)})`,
    ].join(', '),
    backgroundSize: '100% 8cqw, 100% 8cqw, 100% 3cqw, 100% 3cqw',
    backgroundPosition: 'top, bottom, top, bottom',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
    selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.size.ring} * -1)` } },
  },
]);

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '3cqw',
  minHeight: '100%',
  padding: '1.6cqw 4.4cqw 4cqw',
});

/** On paper in both themes. */
export const facts = style({
  vars: { [color.inkMuted]: soft(ink, 72), [color.border]: soft(ink, 9) },
  fontSize: text(4.4),
  lineHeight: vars.leading.snug,
});

export const value = style({ fontWeight: vars.weight.bold });

export const message = recipe({
  base: {
    marginBlockStart: 'auto',
    padding: '2.6cqw 3.4cqw',
    borderRadius: '2cqw',
    backgroundColor: white,
    '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  },
  variants: {
    kind: {
      normal: { backgroundColor: club[50] },
      silver: { backgroundColor: soft(silver.light, 70) },
      gold: { backgroundColor: soft(gold.light, 34) },
      signature: { backgroundColor: soft(gold.light, 24) },
    },
  },
});

export const messageTitle = recipe({
  base: [displayStyle.romaji, { fontSize: text(3.4), letterSpacing: '0.16em' }],
  variants: {
    kind: {
      normal: { color: clubInk },
      silver: { color: silver.deep },
      gold: { color: gold.deep },
      signature: { color: clubInk },
    },
  },
});

export const words = style({
  marginBlockStart: '1cqw',
  fontSize: text(3.9),
  lineHeight: '1.6',
  whiteSpace: 'pre-line',
});

// Not inherited: a change restyles one element instead of all elements of the card.
const angleVar = () => createVar({ syntax: '<angle>', inherits: false, initialValue: '0deg' });

const numberVar = () => createVar({ syntax: '<number>', inherits: false, initialValue: '0' });

export const turn = angleVar();

export const tiltX = angleVar();

export const tiltY = angleVar();

/** Position of the light, from -1 to 1. */
export const lightX = numberVar();

export const lightY = numberVar();

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
