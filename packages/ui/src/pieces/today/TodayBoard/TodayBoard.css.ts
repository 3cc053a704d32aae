import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, textStyle, vars } from '../../../styles';

const { color, space } = vars;

export const state = recipe({
  base: [
    textStyle.small,
    {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      fontVariantNumeric: 'tabular-nums',
    },
  ],
  variants: {
    live: { true: { color: color.success }, false: { color: color.warning } },
  },
});

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});
