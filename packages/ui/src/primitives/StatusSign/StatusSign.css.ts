import { createVar, globalStyle } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../styles';

const tone = createVar();
const fill = createVar();
const ink = createVar();

const largeSize = `min(${vars.size.columnMedium}, 15dvh)`;

/** An outline sets its tone; the emphasis says which of the two colours is the ground. */
export const statusSign = recipe({
  base: { flex: 'none', display: 'block' },
  variants: {
    outline: {
      circle: { vars: { [tone]: vars.color.success } },
      octagon: { vars: { [tone]: vars.color.ink } },
      triangle: { vars: { [tone]: vars.color.warning } },
      diamond: { vars: { [tone]: vars.color.inkMuted } },
    },
    emphasis: {
      strong: { vars: { [fill]: tone, [ink]: vars.color.canvas } },
      /** On a panel in the tone of the outline. */
      inverted: { vars: { [fill]: vars.color.canvas, [ink]: tone } },
    },
    size: {
      small: { width: vars.size.icon, height: vars.size.icon },
      medium: { width: vars.size.avatar, height: vars.size.avatar },
      /** Smaller on a low screen, which has the words to show as well. */
      large: { width: largeSize, height: largeSize },
    },
  },
  defaultVariants: { outline: 'circle', emphasis: 'strong', size: 'medium' },
});

export type StatusSignVariants = NonNullable<RecipeVariants<typeof statusSign>>;

const base = statusSign.classNames.base;

globalStyle(`${base} > path`, {
  fill,
  stroke: fill,
  strokeWidth: '3',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});
globalStyle(`${base} > g > path`, {
  fill: 'none',
  stroke: ink,
  strokeWidth: '4.5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
globalStyle(`${base} > g > text`, {
  fill: ink,
  fontSize: '150%',
  fontWeight: vars.weight.bold,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { [media.forcedColors]: { fill: 'Canvas', forcedColorAdjust: 'none' } },
});
