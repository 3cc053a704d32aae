import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../styles';

const square = (side: string) => ({ width: side, height: side });

export const avatar = recipe({
  base: {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentInk,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.flat,
    verticalAlign: 'middle',
    userSelect: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    size: {
      small: [square(vars.size.avatarSmall), { fontSize: vars.fontSize.small }],
      medium: [square(vars.size.avatar), { fontSize: vars.fontSize.lead }],
      large: [square(vars.size.avatarLarge), { fontSize: vars.fontSize.display }],
    },
  },
  defaultVariants: { size: 'medium' },
});

export type AvatarVariants = NonNullable<RecipeVariants<typeof avatar>>;

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Portraits are taller than wide, with the face above the middle.
  objectPosition: '50% 25%',
  // Hides the alt text of a broken picture until the fallback renders.
  color: 'transparent',
});
