import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../../styles';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const root = style({ display: 'block', minWidth: 0 });

export const shape = style({
  display: 'block',
  backgroundColor: vars.color.border,
  '@media': {
    [media.motionAllowed]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { border: '1px solid GrayText', backgroundColor: 'Canvas' },
  },
});

/** Classes and no inline style: the page shows skeletons before its scripts run, under a policy that allows none. */
export const ratios = styleVariants({
  '1/1': { aspectRatio: '1/1' },
  '3/4': { aspectRatio: '3/4' },
  '4/3': { aspectRatio: '4/3' },
  '5/6': { aspectRatio: '5/6' },
  '16/9': { aspectRatio: '16/9' },
  '3/1': { aspectRatio: '3/1' },
});

const circle = (side: string) => ({ width: side, height: side });

export const skeleton = recipe({
  variants: {
    kind: {
      text: { display: 'grid' },
      block: {
        width: '100%',
        borderRadius: vars.radius.md,
      },
      // Background of an avatar, so that the colour does not change when the avatar loads.
      circle: {
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.accentSoft,
        '@media': { [media.motionAllowed]: { animation: 'none' } },
      },
    },
    size: {
      small: {},
      medium: {},
      large: {},
    },
  },
  compoundVariants: [
    { variants: { kind: 'circle', size: 'small' }, style: circle(vars.size.avatarSmall) },
    { variants: { kind: 'circle', size: 'medium' }, style: circle(vars.size.avatar) },
    { variants: { kind: 'circle', size: 'large' }, style: circle(vars.size.avatarLarge) },
    { variants: { kind: 'text', size: 'small' }, style: { fontSize: vars.fontSize.caption } },
    { variants: { kind: 'text', size: 'medium' }, style: { fontSize: vars.fontSize.body } },
    { variants: { kind: 'text', size: 'large' }, style: { fontSize: vars.fontSize.heading } },
  ],
  defaultVariants: { kind: 'text', size: 'medium' },
});

export type SkeletonVariants = NonNullable<RecipeVariants<typeof skeleton>>;

/** A bar has the height of the letters, its margins that of the leading: together one line of text. */
export const line = style([
  shape,
  {
    height: '1em',
    marginBlock: `calc((${vars.leading.body} * 1em - 1em) / 2)`,
    borderRadius: vars.radius.sm,
    selectors: { '&:last-child:not(:first-child)': { width: '62%' } },
  },
]);
