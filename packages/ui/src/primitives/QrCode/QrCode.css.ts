import { createVar } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles';

const side = createVar();

export const qrCode = recipe({
  base: {
    display: 'block',
    width: '100%',
    maxWidth: side,
    height: 'auto',
    aspectRatio: '1',
    // Readers want dark on light: no theme, no high contrast mode, no printer may turn it round.
    colorScheme: 'only light',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    borderRadius: vars.radius.sm,
  },
  variants: {
    size: {
      medium: { vars: { [side]: vars.size.qr } },
      /** For a reader at arm's length. */
      large: { vars: { [side]: vars.size.qrLarge } },
    },
  },
  defaultVariants: { size: 'medium' },
});

export type QrCodeVariants = NonNullable<RecipeVariants<typeof qrCode>>;
