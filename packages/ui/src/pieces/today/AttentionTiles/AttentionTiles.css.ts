import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, panel, phrases, textStyle, vars } from '../../../styles';

const { color, fontSize, size, space } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(${size.columnWide}, 1fr))`,
      gap: space.md,
    },
  },
});

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
      '@media': {
        [media.hover]: { selectors: { 'a&:hover': { backgroundColor: color.sunken } } },
      },
    },
  ],
  variants: {
    state: {
      some: {},
      overdue: { borderColor: color.warning, borderWidth: size.stroke },
    },
  },
});

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
  { fontSize: fontSize.display, marginInlineEnd: space.xs },
]);

export const detail = style([
  textStyle.caption,
  phrases,
  { display: 'flex', flexWrap: 'wrap', columnGap: space.sm, color: color.inkMuted },
]);

export const differences = style([panel, { padding: space.lg }]);

export const link = style([
  focusRing,
  { display: 'inline-flex', alignItems: 'center', minHeight: size.touch, color: color.ink },
]);
