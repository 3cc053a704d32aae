import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayStyle, textStyle, vars } from '../../../styles';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'stretch',
  gap: space.md,
});

export const note = style([textStyle.caption, { color: color.inkMuted }]);

export const what = style([
  textStyle.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.sm,
  },
]);

export const state = recipe({
  base: [textStyle.label],
  variants: {
    state: {
      done: { color: color.success },
      due: { color: color.warning },
      failed: { color: color.danger },
    },
  },
});

export const amount = style([displayStyle.romaji, { fontSize: vars.fontSize.lead }]);
