import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles';

export const qrCode = recipe({
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    borderRadius: vars.radius.md,
    // A reader wants black on white: no dark theme, forced colours or printer may turn it round.
    colorScheme: 'only light',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  variants: {
    size: {
      medium: { maxWidth: vars.size.thumbWidth },
      large: { maxWidth: vars.size.dialog },
    },
  },
  defaultVariants: { size: 'large' },
});

export type QrCodeVariants = NonNullable<RecipeVariants<typeof qrCode>>;
