import { style, styleVariants } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { displayStyle, textStyle, vars } from '../../styles';

export const text = recipe({
  variants: {
    kind: {
      lead: textStyle.lead,
      body: textStyle.body,
      small: textStyle.small,
      caption: textStyle.caption,
      label: textStyle.label,
      labelSmall: textStyle.labelSmall,
      price: displayStyle.price,
      romaji: displayStyle.romaji,
      jersey: displayStyle.jersey,
    },
    tone: {
      ink: { color: vars.color.ink },
      muted: { color: vars.color.inkMuted },
      accent: { color: vars.color.accentInk },
      danger: { color: vars.color.danger },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
    },
  },
});

export type TextVariants = NonNullable<RecipeVariants<typeof text>>;

export const strong = style({ fontWeight: vars.weight.bold });

/** Each line of the words stands beside the icon, not below it. */
export const withIcon = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs });

export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center', textWrap: 'balance' },
  end: { textAlign: 'end' },
});

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

export const lines = styleVariants({ 1: clamp(1), 2: clamp(2), 3: clamp(3), 4: clamp(4) });
