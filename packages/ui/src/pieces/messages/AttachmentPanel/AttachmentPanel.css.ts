import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

export const choices = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.columnMedium}), 1fr))`,
  gap: vars.space.sm,
});

export const problem = style([
  textStyle.small,
  {
    color: vars.color.danger,
    selectors: {
      '&:not(:empty)': {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: vars.space.xs,
      },
    },
  },
]);
