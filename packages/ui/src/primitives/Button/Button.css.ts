import { createVar, fallbackVar } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { focusRing, media, phrases, textStyle, vars } from '../../styles';

const fill = createVar();
const fillHover = createVar();
const onFill = createVar();
const ink = createVar();
const side = createVar();

/** A tone sets the variables, an emphasis uses them: three tones need three rules instead of nine. */
export const button = recipe({
  base: [
    textStyle.label,
    phrases,
    focusRing,
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.sm,
      border: `${vars.size.stroke} solid transparent`,
      borderRadius: vars.radius.md,
      paddingBlock: vars.space.sm,
      textAlign: 'center',
      textDecoration: 'none',
      userSelect: 'none',
      transition: `background-color ${vars.motion.quick}, transform ${vars.motion.quick}`,
      selectors: {
        '&:active:not([aria-disabled="true"])': { transform: 'scale(0.98)' },
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
        '&[aria-disabled="true"]:not([aria-busy="true"])': {
          backgroundColor: vars.color.border,
          borderColor: 'transparent',
          color: vars.color.inkMuted,
        },
      },
      '@media': {
        [media.forcedColors]: {
          borderColor: 'ButtonBorder',
          selectors: {
            '&[aria-disabled="true"]:not([aria-busy="true"])': {
              borderColor: 'GrayText',
              color: 'GrayText',
            },
          },
        },
      },
    },
  ],
  variants: {
    tone: {
      accent: {
        vars: {
          [fill]: vars.color.accent,
          [fillHover]: vars.color.accentHover,
          [onFill]: vars.color.onAccent,
          [ink]: vars.color.accentInk,
        },
        borderColor: vars.color.accentEdge,
      },
      neutral: {
        vars: {
          [fill]: vars.color.ink,
          [fillHover]: vars.color.inkMuted,
          [onFill]: vars.color.canvas,
          [ink]: vars.color.ink,
        },
      },
      danger: {
        vars: {
          [fill]: vars.color.danger,
          [fillHover]: `color-mix(in srgb, ${vars.color.danger} 86%, ${vars.color.ink})`,
          [onFill]: vars.color.surface,
          [ink]: vars.color.danger,
        },
      },
    },
    emphasis: {
      strong: {
        backgroundColor: fill,
        color: onFill,
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: fillHover } },
          },
        },
      },
      quiet: {
        backgroundColor: 'transparent',
        borderColor: 'currentColor',
        color: ink,
        '@media': {
          [media.hover]: {
            selectors: {
              '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.sunken },
            },
          },
        },
      },
      bare: {
        vars: { [side]: '0' },
        // The words stand on the edge of their column.
        borderInlineWidth: 0,
        borderColor: 'transparent',
        backgroundColor: 'transparent',
        color: ink,
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:not([aria-disabled="true"])': { textDecoration: 'none' } },
          },
        },
      },
    },
    size: {
      medium: { minHeight: vars.size.touch, paddingInline: fallbackVar(side, vars.space.xl) },
      small: [
        textStyle.labelSmall,
        {
          position: 'relative',
          minHeight: vars.size.compact,
          paddingInline: fallbackVar(side, vars.space.md),
          paddingBlock: vars.space.xs,
          // Drawn 32 px high with a touch target of 44 px.
          selectors: {
            '&::after': {
              content: '',
              position: 'absolute',
              insetInline: 0,
              insetBlock: `calc((100% - ${vars.size.touch}) / 2)`,
            },
          },
        },
      ],
    },
    fullWidth: { true: { width: '100%' } },
  },
  defaultVariants: { tone: 'neutral', emphasis: 'strong', size: 'medium' },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;
