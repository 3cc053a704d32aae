import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, media, phrases, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

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

/** Pale stripe below the club's colour, at a slightly smaller slope. */
export const edge = style({
  display: 'grid',
  paddingBlockEnd: space.sm,
  backgroundColor: `color-mix(in srgb, ${color.accent} 22%, ${color.canvas})`,
  clipPath: slant(space.xl),
});

export const banner = style([
  sides,
  {
    display: 'grid',
    alignContent: 'end',
    paddingBlockStart: `calc(${space.xxxl} + env(safe-area-inset-top))`,
    paddingBlockEnd: `calc(${space.xxxl} + ${space.sm})`,
    color: color.onAccent,
    backgroundColor: color.accent,
    backgroundImage: `linear-gradient(118deg, transparent 46%, color-mix(in srgb, ${color.onAccent} 9%, transparent) 46% 58%, transparent 58% 66%, color-mix(in srgb, ${color.onAccent} 6%, transparent) 66% 69%, transparent 69%)`,
    clipPath: slant(space.xxl),
    '@media': {
      [media.forcedColors]: { borderBlockEnd: `${size.hairline} solid CanvasText` },
    },
  },
]);

export const inner = style([column, { display: 'grid', gap: space.sm }]);

export const logo = style({
  width: size.avatarLarge,
  height: size.avatarLarge,
  objectFit: 'contain',
  objectPosition: 'left center',
  // Hides the alt text of a logo that fails to load.
  color: 'transparent',
});

export const label = style([displayStyle.romaji, textStyle.small]);

export const owner = style([textStyle.label, phrases]);

export const team = style([textStyle.display, phrases]);

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
