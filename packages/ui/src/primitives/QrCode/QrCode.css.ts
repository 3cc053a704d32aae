import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles';

export const qrCode = recipe({
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    borderRadius: vars.radius.md,
    // Scanners need black on white: not changed by the dark theme, forced colours or printing.
    colorScheme: 'only light',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  variants: {
    size: {
      medium: { maxWidth: vars.size.thumbWidth },
      large: { maxWidth: vars.size.dialog },
      /** Whatever room its parent has. */
      full: {},
    },
  },
  defaultVariants: { size: 'large' },
});

export type QrCodeVariants = NonNullable<RecipeVariants<typeof qrCode>>;
