import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, sentences, textStyle, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = recipe({
  base: [
    textStyle.caption,
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space.md,
      rowGap: space.xs,
      minHeight: space.xxl,
      paddingBlock: space.xs,
      paddingInline: space.lg,
      '@media': { [media.tablet]: { paddingInline: space.xl } },
    },
  ],
  variants: {
    kind: {
      live: { color: color.inkMuted },
      warning: {
        color: color.canvas,
        backgroundColor: color.warning,
        '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
      },
    },
  },
});

export const part = style([
  sentences,
  { display: 'flex', alignItems: 'flex-start', gap: space.sm },
]);

export const waiting = style([textStyle.labelSmall, { marginInlineStart: 'auto' }]);

export const leaving = style({
  paddingBlock: space.xs,
  paddingInline: space.lg,
  '@media': { [media.tablet]: { paddingInline: space.xl } },
});
