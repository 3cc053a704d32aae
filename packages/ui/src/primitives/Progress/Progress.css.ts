import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../styles';

export const root = style({ display: 'grid', gap: vars.space.xs, minWidth: 0 });

export const words = style([
  textStyle.labelSmall,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
  },
]);

export const value = style({
  fontFamily: vars.fontFamily.display,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
});

const filled = {
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.accentEdge}`,
  transition: `inline-size ${vars.motion.calm}`,
} as const;

const marked = {
  forcedColorAdjust: 'none',
  boxShadow: 'none',
  backgroundColor: 'Highlight',
} as const;

export const bar = recipe({
  base: {
    display: 'block',
    width: '100%',
    appearance: 'none',
    overflow: 'hidden',
    border: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.border,
    '::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '::-webkit-progress-value': filled,
    '::-moz-progress-bar': filled,
    // Forced colours remove the backgrounds: an outline shows the track, the system's highlight the value.
    '@media': {
      [media.forcedColors]: {
        outline: `${vars.size.hairline} solid CanvasText`,
        backgroundColor: 'Canvas',
        '::-webkit-progress-value': marked,
        '::-moz-progress-bar': marked,
      },
    },
  },
  variants: {
    size: {
      small: { height: vars.space.xs },
      medium: { height: vars.space.sm },
    },
  },
  defaultVariants: { size: 'medium' },
});

export type ProgressVariants = NonNullable<RecipeVariants<typeof bar>>;
