import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, focusRing, media, sentences, textStyle, vars } from '../../../styles';

const { color, fontSize, size, space } = vars;

export const at = style([
  textStyle.small,
  { color: color.inkMuted, fontVariantNumeric: 'tabular-nums' },
]);

export const words = style([
  textStyle.small,
  sentences,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.md,
  },
]);

export const kind = recipe({
  base: { fontWeight: vars.weight.bold },
  variants: {
    kind: {
      payment: {},
      undo: { color: color.warning },
      correction: { color: color.warning },
      float: {},
      count: {},
    },
  },
});

export const notCounted = style([
  textStyle.labelSmall,
  {
    paddingInline: space.sm,
    borderRadius: vars.radius.sm,
    color: color.canvas,
    backgroundColor: color.warning,
    '@media': { [media.forcedColors]: { border: `${size.hairline} solid CanvasText` } },
  },
]);

export const link = style([
  focusRing,
  { display: 'inline-flex', alignItems: 'center', minHeight: size.touch, color: color.ink },
]);

export const amount = style([
  displayStyle.romaji,
  { display: 'flex', alignItems: 'baseline', gap: space.sm, fontSize: fontSize.lead },
]);
