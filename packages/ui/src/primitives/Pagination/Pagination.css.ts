import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { textStyle, vars } from '../../styles';

export const root = recipe({
  base: [
    textStyle.small,
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.sm,
      fontVariantNumeric: 'tabular-nums',
    },
  ],
  variants: { align: { start: {}, end: { justifyContent: 'flex-end' } } },
  defaultVariants: { align: 'start' },
});

export type PaginationVariants = NonNullable<RecipeVariants<typeof root>>;
