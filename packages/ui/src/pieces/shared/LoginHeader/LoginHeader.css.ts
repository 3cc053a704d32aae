import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  beams,
  displayStyle,
  media,
  phrases,
  pinstripes,
  soft,
  textStyle,
  vars,
} from '../../../styles';

const { color, dark, size, space } = vars;

const slant = (drop: string) => `polygon(0 0, 100% 0, 100% calc(100% - ${drop}), 0 100%)`;
const sides = {
  paddingLeft: `max(${space.xl}, env(safe-area-inset-left))`,
  paddingRight: `max(${space.xl}, env(safe-area-inset-right))`,
};
const column = { width: '100%', maxWidth: size.page, marginInline: 'auto' };

export const root = recipe({
  base: {
    display: 'grid',
    minHeight: '100dvh',
    alignContent: 'start',
    backgroundColor: color.canvas,
  },
  variants: {
    tall: {
      true: { gridTemplateRows: 'minmax(auto, 1fr) auto auto', alignContent: 'stretch' },
      false: { gridTemplateRows: 'auto 1fr auto', alignContent: 'stretch' },
    },
  },
});

const onAccent = (share: number) => soft(color.onAccent, share);
const shadow = (share: number) => soft(color.stage, share);

/** Stripe in the club's colour below the picture, at a slightly smaller slope. */
export const edge = style({
  display: 'grid',
  paddingBlockEnd: space.sm,
  backgroundColor: `color-mix(in srgb, ${color.accent} 28%, ${color.canvas})`,
  clipPath: slant(space.xl),
});

const ground = [
  beams([46, 58, 66, 69], onAccent(11), onAccent(7)),
  pinstripes(space.xl, onAccent(12)),
].join(', ');

/** A ground in the club's colour, dark behind the words: they are light whatever the colour is. */
export const banner = recipe({
  base: [
    sides,
    {
      vars: { [color.ink]: dark.ink },
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      alignContent: 'end',
      overflow: 'hidden',
      paddingBlockStart: `calc(${space.xxxl} + ${space.xl} + env(safe-area-inset-top))`,
      paddingBlockEnd: `calc(${space.xxxl} + ${space.sm})`,
      color: color.ink,
      backgroundColor: color.accent,
      backgroundImage: ground,
      clipPath: slant(space.xxl),
      selectors: {
        // The shade lies above the figure.
        '&::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.depth.behind },
      },
      '@media': {
        [media.forcedColors]: {
          borderBlockEnd: `${size.hairline} solid CanvasText`,
          backgroundImage: 'none',
          selectors: { '&::after': { display: 'none' } },
        },
      },
    },
  ],
  variants: {
    tall: {
      true: {
        alignContent: 'stretch',
        paddingBlockStart: `calc(${space.xl} + env(safe-area-inset-top))`,
        selectors: {
          '&::after': {
            backgroundImage: `linear-gradient(to top, ${shadow(96)} 12%, ${shadow(86)} 32%, ${shadow(40)} 50%, transparent 72%)`,
          },
        },
      },
      false: {
        selectors: {
          '&::after': {
            backgroundImage: `linear-gradient(to right, ${shadow(94)}, ${shadow(84)} 46%, transparent 92%)`,
          },
        },
      },
    },
  },
});

export const inner = recipe({
  base: [column, { display: 'grid', gap: space.sm }],
  variants: {
    tall: { true: { gridTemplateRows: 'minmax(auto, 1fr)', rowGap: space.xs }, false: {} },
  },
});

/** Leaves room for the figure between crest and name. */
export const brand = style({ paddingBlockEnd: `calc(2 * ${space.xxxl})` });

/** As high as the banner, whose slanted edge cuts it off. On a wide screen it stays beside the words. */
export const figure = recipe({
  base: {
    position: 'absolute',
    zIndex: vars.depth.behind,
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
  variants: {
    tall: {
      true: {
        insetBlockStart: space.xxl,
        right: `max(calc(-1 * ${space.xxxl}), calc(50% - ${size.page} * 0.62))`,
        height: `calc(100% - ${space.xxl})`,
      },
      false: {
        insetBlockStart: space.md,
        right: `max(calc(-1 * ${space.lg}), calc(50% - ${size.page} * 0.5))`,
        height: size.record,
      },
    },
  },
});

const night = (share: number) => `color-mix(in oklab, ${color.stage} ${share}%, ${color.accent})`;

export const body = style({ fill: night(60), stroke: onAccent(26), strokeWidth: 2 });
export const bat = style({ fill: night(76), stroke: onAccent(26), strokeWidth: 2 });
export const hair = style({ fill: night(92) });
export const cap = style({ fill: night(76) });
export const stripes = style({ stroke: onAccent(14), strokeWidth: 2 });
export const seams = style({
  fill: 'none',
  stroke: onAccent(22),
  strokeWidth: 2.5,
  strokeLinecap: 'round',
});

export const label = style([displayStyle.romaji, textStyle.small, { letterSpacing: '0.16em' }]);

export const owner = style([textStyle.label, phrases]);

export const team = style([
  textStyle.display,
  phrases,
  { fontSize: `clamp(${vars.fontSize.display}, 9.5vw, ${vars.fontSize.jersey})` },
]);

export const slogan = style([textStyle.lead, phrases]);

export const sheet = style([
  column,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space.lg,
    ...sides,
    maxWidth: `calc(${size.page} + 2 * ${space.xl})`,
    paddingBlockStart: space.lg,
    paddingBlockEnd: space.xl,
  },
]);

export const footer = style([
  textStyle.small,
  sides,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space.xl,
    paddingBlockEnd: `calc(${space.lg} + env(safe-area-inset-bottom))`,
  },
]);
