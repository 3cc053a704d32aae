import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, panel, phrases, textStyle, vars } from '../../../styles';

const { color, fontSize, leading, size, space } = vars;

/** Six columns: two tiles in a row, or three; five are two large ones above three, so no place stays empty. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: space.md },
  },
});

const onWide = (selector: string, gridColumn: string) =>
  globalStyle(`${tiles}${selector}`, { '@media': { [media.tablet]: { gridColumn } } });

onWide(' > *', 'span 3');
onWide('[data-count="1"] > *', '1 / -1');
onWide('[data-count="3"] > *', 'span 2');
onWide('[data-count="5"] > :nth-child(n + 3)', 'span 2');

export const tile = recipe({
  base: [
    panel,
    focusRing,
    {
      display: 'flex',
      alignItems: 'center',
      gap: space.md,
      height: '100%',
      minHeight: size.touch,
      paddingBlock: space.md,
      paddingInline: space.lg,
      color: color.ink,
      textDecoration: 'none',
      boxShadow: vars.elevation.low,
    },
  ],
  variants: {
    state: {
      some: {
        '@media': {
          [media.hover]: { selectors: { 'a&:hover': { backgroundColor: color.sunken } } },
        },
      },
      // What must be done now is a filled surface.
      overdue: {
        paddingBlock: space.lg,
        borderColor: color.warning,
        color: color.canvas,
        backgroundColor: color.warning,
        '@media': {
          [media.hover]: { selectors: { 'a&:hover': { boxShadow: vars.elevation.high } } },
        },
      },
    },
  },
});

const { overdue: filled } = tile.classNames.variants.state;

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.compact,
  color: color.warning,
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0, gap: space.hair });

export const count = style([textStyle.small, { display: 'flex', alignItems: 'baseline' }]);

export const figure = style([
  displayStyle.romaji,
  {
    fontSize: fontSize.display,
    lineHeight: leading.flat,
    marginInlineEnd: space.xs,
    selectors: { [`${filled} &`]: { fontSize: `calc(${fontSize.jersey} * 1.35)` } },
  },
]);

export const detail = style([
  textStyle.caption,
  phrases,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.sm,
    color: color.inkMuted,
    selectors: { [`${filled} &`]: { color: 'inherit' } },
  },
]);

/** A word on the filled tile, in its colours the other way round. */
export const overdue = style({
  paddingInline: space.sm,
  borderRadius: vars.radius.pill,
  color: color.warning,
  backgroundColor: color.canvas,
});

export const differences = style([panel, { padding: space.lg }]);

export const link = style([
  focusRing,
  { display: 'inline-flex', alignItems: 'center', minHeight: size.touch, color: color.ink },
]);
