import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { media, sentences, textStyle, vars } from '../../styles';

const { color, space } = vars;

/** Takes no place and no gap of its parent while it is empty. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const notice = recipe({
  base: [
    textStyle.small,
    sentences,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: space.sm,
      padding: space.md,
      borderRadius: vars.radius.md,
      '@media': {
        [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
      },
    },
  ],
  variants: {
    tone: {
      neutral: { color: color.ink, backgroundColor: color.sunken },
      success: { color: color.success, backgroundColor: color.successSoft },
      warning: { color: color.warning, backgroundColor: color.warningSoft },
      danger: { color: color.danger, backgroundColor: color.dangerSoft },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type NoticeVariants = NonNullable<RecipeVariants<typeof notice>>;
