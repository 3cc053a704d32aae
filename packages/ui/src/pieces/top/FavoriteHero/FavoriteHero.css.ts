import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { beams, displayStyle, media, phrases, soft, textStyle, vars } from '../../../styles';

const { color, space, size, dark } = vars;

const slant = createVar();
const edge = createVar();

const slanted = `polygon(0 0, 100% 0, 100% calc(100% - ${slant}), 0 100%)`;
const shadow = (share: number) => soft(color.stage, share);

const slants = { [slant]: `clamp(${space.xl}, 8vw, ${space.xxxl})`, [edge]: space.md };
const least = `min(128vw, ${size.page}, 86svh)`;

/** Placeholder with the size and the slant of the hero. */
export const heroOutline = style({
  vars: slants,
  display: 'grid',
  minHeight: least,
  backgroundColor: color.sunken,
  clipPath: `polygon(0 0, 100% 0, 100% calc(100% - ${slant} - ${edge}), 0 calc(100% - ${edge}))`,
});

/** The picture ends in a slant, with a line in the club's colour below it. */
export const root = style({
  vars: {
    ...slants,
    // Dark in both themes, so its text and its button are light in both.
    [color.ink]: dark.ink,
    [color.inkMuted]: dark.inkMuted,
    [color.canvas]: dark.canvas,
  },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minHeight: least,
  color: color.ink,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: vars.depth.behind,
      backgroundColor: color.accent,
      clipPath: `polygon(0 calc(100% - ${space.xs}), 100% calc(100% - ${slant} - ${space.xs}), 100% calc(100% - ${slant}), 0 100%)`,
    },
  },
});

export const scene = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  insetBlockEnd: edge,
  overflow: 'hidden',
  clipPath: slanted,
  backgroundColor: color.stage,
});

export const ground = style({
  position: 'absolute',
  inset: 0,
  color: color.onAccent,
  backgroundColor: color.accent,
  backgroundImage: [
    beams([40, 54, 60, 63], soft(color.onAccent, 9), soft(color.onAccent, 6)),
    `linear-gradient(160deg, transparent 30%, ${shadow(70)})`,
  ].join(', '),
});

export const lines = style({
  width: '100%',
  maxWidth: size.page,
  marginInline: 'auto',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const faint = style({ strokeWidth: 1.5, opacity: 0.22 });
export const clear = style({ strokeWidth: 2, opacity: 0.42 });

const wide = `(min-width: ${size.page})`;

/** Portraits are tall: on a wide screen the picture is beside the text and fades into the background. */
export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 22%',
  // Hides the alt text that browsers draw while the picture loads.
  color: 'transparent',
  '@media': {
    [wide]: {
      insetInlineStart: `calc(50% - ${size.page} * 0.18)`,
      width: `calc(${size.page} * 0.78)`,
      maskImage: 'linear-gradient(to right, transparent, CanvasText 26% 74%, transparent)',
    },
  },
});

const shadeBase = style({ position: 'absolute', inset: 0 });

const fromTop = `linear-gradient(${shadow(74)}, ${shadow(54)} 12%, transparent 32%)`;

const beside = {
  [wide]: {
    backgroundImage: [
      `linear-gradient(${shadow(50)}, transparent 34%)`,
      `linear-gradient(to right, ${shadow(88)}, ${shadow(64)} 42%, transparent 62%)`,
      `linear-gradient(to top, ${shadow(80)}, transparent 30%)`,
    ].join(', '),
  },
};

const { fontSize, leading } = vars;

/** Height of the words from the lower edge: lettering of a shirt behind them would be read with them. */
const wordsHeight = {
  short: `calc(${slant} + ${edge} + ${space.sm} + ${fontSize.jersey} + ${fontSize.display} * ${leading.tight})`,
  long: `calc(${slant} + ${edge} + ${space.sm} + 2 * ${fontSize.jersey} + 3 * ${fontSize.title} * ${leading.tight})`,
};

/** Shade behind the text, as high as the name needs. */
export const shade = styleVariants(wordsHeight, (height) => [
  shadeBase,
  {
    backgroundImage: `${fromTop}, linear-gradient(to top, ${shadow(97)} ${height}, ${shadow(56)} calc(${height} + ${space.xl}), transparent calc(${height} + 2 * ${space.xxxl}))`,
    '@media': beside,
  },
]);

export const shadeOfGround = style([
  shadeBase,
  {
    backgroundImage: `linear-gradient(${shadow(52)}, transparent 34%), linear-gradient(to top, ${shadow(92)}, ${shadow(78)} 28%, transparent 62%)`,
  },
]);

export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(auto, 1fr)',
  rowGap: space.xxxl,
  width: '100%',
  maxWidth: `calc(${size.page} + 2 * ${space.lg})`,
  marginInline: 'auto',
  paddingInlineStart: `max(${space.lg}, env(safe-area-inset-left))`,
  paddingInlineEnd: `max(${space.lg}, env(safe-area-inset-right))`,
  paddingBlockStart: `max(${space.lg}, env(safe-area-inset-top))`,
  paddingBlockEnd: `calc(${slant} + ${edge} + ${space.sm})`,
});

export const brand = style({ display: 'flex', alignItems: 'center', gap: space.md });

export const label = style([
  displayStyle.romaji,
  { fontSize: vars.fontSize.caption, letterSpacing: '0.16em' },
]);

export const team = style([textStyle.title, phrases]);

export const player = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  justifyItems: 'start',
});

/** Slanted label. */
export const favorite = style([
  displayStyle.romaji,
  {
    paddingInline: space.md,
    paddingBlock: space.xs,
    fontSize: vars.fontSize.small,
    letterSpacing: '0.14em',
    color: color.onAccent,
    backgroundColor: color.accent,
    clipPath: `polygon(${space.sm} 0, 100% 0, calc(100% - ${space.sm}) 100%, 0 100%)`,
    '@media': { [media.forcedColors]: { clipPath: 'none', border: '1px solid CanvasText' } },
  },
]);

const anyName = style([phrases, { marginBlockStart: space.sm }]);

/** A long name is set smaller, so that it does not cover the face. */
export const name = styleVariants({
  short: [anyName, textStyle.display],
  long: [anyName, textStyle.title],
});

export const romaji = style([
  displayStyle.jersey,
  {
    fontSize: `clamp(${vars.fontSize.heading}, 9vw, ${vars.fontSize.jersey})`,
    lineHeight: vars.leading.flat,
    letterSpacing: '0.02em',
    textTransform: 'uppercase',
    textWrap: 'balance',
    paddingBlockStart: space.xs,
  },
]);

export const empty = style([textStyle.heading, phrases]);
export const emptyHelp = style([textStyle.small, phrases, { marginBlockStart: space.xs }]);
export const choose = style({ marginBlockStart: space.lg });
