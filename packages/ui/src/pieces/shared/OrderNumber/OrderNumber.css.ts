import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, vars } from '../../../styles';

export const root = recipe({
  base: [displayStyle.romaji],
  variants: {
    size: { medium: { fontSize: vars.fontSize.title }, large: { fontSize: vars.fontSize.display } },
  },
});

export const figures = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.3em',
});

/** The day belongs to the figures that follow it. */
export const day = style({
  fontSize: '0.7em',
  fontWeight: vars.weight.medium,
  marginInlineEnd: '-0.2em',
});
