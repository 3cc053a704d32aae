import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { focusRing, media, soft, vars } from '../../styles';

export const iconButton = recipe({
  base: [
    focusRing,
    {
      flex: 'none',
      display: 'inline-grid',
      placeItems: 'center',
      width: vars.size.touch,
      height: vars.size.touch,
      border: `${vars.size.stroke} solid transparent`,
      borderRadius: vars.radius.pill,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      transition: `background-color ${vars.motion.quick}, transform ${vars.motion.quick}`,
      selectors: {
        '&:active:not([aria-disabled="true"])': { transform: 'scale(0.94)' },
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      },
      '@media': {
        [media.forcedColors]: {
          borderColor: 'ButtonBorder',
          selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
        },
      },
    },
  ],
  variants: {
    tone: {
      neutral: {
        color: vars.color.ink,
        selectors: { '&[aria-disabled="true"]': { color: vars.color.borderStrong } },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not([aria-disabled="true"])': {
                backgroundColor: soft(vars.color.ink, 8),
              },
            },
          },
        },
      },
      accent: {
        color: vars.color.onAccent,
        backgroundColor: vars.color.accent,
        borderColor: vars.color.accentEdge,
        selectors: {
          '&[aria-disabled="true"]:not([aria-busy="true"])': {
            borderColor: 'transparent',
            color: vars.color.inkMuted,
            backgroundColor: vars.color.border,
          },
        },
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.accentHover },
            },
          },
          [media.forcedColors]: {
            selectors: {
              '&[aria-disabled="true"]:not([aria-busy="true"])': {
                borderColor: 'GrayText',
                color: 'GrayText',
              },
            },
          },
        },
      },
      /** For use over a picture or a video: it has its own background. */
      overlay: {
        color: vars.color.ink,
        backgroundColor: vars.color.surface,
        boxShadow: vars.elevation.mid,
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type IconButtonVariants = NonNullable<RecipeVariants<typeof iconButton>>;
