import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, media, textStyle, vars } from '../../../styles';

const { color, leading, motion, radius, size, space } = vars;

export const card = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    height: '100%',
    borderRadius: radius.md,
    color: color.ink,
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
  },
]);

/** Neutral background of the picture, the same for all products. */
export const ground = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.sunken,
  transition: `transform ${motion.quick}`,
  selectors: {
    // Above the picture, so that a white picture has an edge too.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `${size.hairline} solid ${color.border}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    [`${card}:active &`]: { transform: 'scale(0.98)' },
  },
  '@media': {
    [media.hover]: {
      selectors: { [`${card}:hover &`]: { transform: `translateY(calc(-1 * ${size.ring}))` } },
    },
  },
});

export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  color: color.inkMuted,
  backgroundImage: `radial-gradient(circle at 32% 24%, ${color.surface}, ${color.sunken} 72%)`,
});

export const marks = style({
  position: 'absolute',
  insetInline: space.sm,
  insetBlockEnd: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: space.hair });

const nameHeight = `calc(2em * ${leading.tight})`;
const priceHeight = `calc(${vars.fontSize.caption} * ${leading.snug} + ${space.sm})`;

/** Reserves two lines and a price: nothing below moves when the names load. */
export const words = style([
  textStyle.labelSmall,
  {
    display: 'block',
    minHeight: `calc(${nameHeight} + ${priceHeight})`,
    marginBlockStart: space.sm,
  },
]);

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'balance',
  '@media': {
    [media.hover]: {
      selectors: {
        [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
});

export const price = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xs },
  variants: {
    size: {
      medium: { marginBlockStart: space.xs, fontSize: vars.fontSize.body },
      large: { fontSize: vars.fontSize.heading },
    },
  },
});
