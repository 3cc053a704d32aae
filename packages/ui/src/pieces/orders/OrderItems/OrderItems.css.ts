import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { evenLines, textStyle, vars } from '../../../styles';

const { color, size, space } = vars;

export const item = recipe({
  base: { display: 'grid', alignItems: 'center', columnGap: space.md },
  variants: {
    priced: {
      false: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
      // Two rows beside the picture: the name, and below it quantity and price.
      true: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"picture name name" "picture quantity price"',
        rowGap: space.hair,
      },
    },
  },
});

export const picture = style({
  gridRow: '1 / -1',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  color: color.inkMuted,
  backgroundColor: color.sunken,
});

export const name = style([
  textStyle.small,
  evenLines,
  {
    minWidth: 0,
    selectors: { [`${item.classNames.variants.priced.true} > &`]: { gridArea: 'name' } },
  },
]);

export const quantity = style([textStyle.small, { color: color.inkMuted, whiteSpace: 'nowrap' }]);

export const refunded = style([
  textStyle.labelSmall,
  { display: 'block', color: color.ink, whiteSpace: 'normal' },
]);
