import { keyframes, style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../styles';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = recipe({
  base: {
    flex: 'none',
    display: 'inline-block',
    borderRadius: '50%',
    border: `${vars.size.ring} solid color-mix(in srgb, currentColor 24%, transparent)`,
    borderTopColor: 'currentColor',
    animation: `${turn} 0.8s linear infinite`,
    '@media': {
      // Reduced motion: it slowly pulses instead of turning.
      [media.reducedMotion]: {
        borderColor: 'currentColor',
        animation: `${breathe} 2s ease-in-out infinite !important`,
      },
    },
  },
  variants: {
    size: {
      small: { width: vars.size.iconTiny, height: vars.size.iconTiny },
      medium: { width: vars.size.icon, height: vars.size.icon },
      large: { width: vars.size.touch, height: vars.size.touch },
    },
  },
  defaultVariants: { size: 'medium' },
});

export const root = style({ display: 'inline-flex', color: 'inherit' });

export type SpinnerVariants = NonNullable<RecipeVariants<typeof spinner>>;
