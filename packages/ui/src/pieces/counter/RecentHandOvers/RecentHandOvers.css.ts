import { style } from '@vanilla-extract/css';
import { displayStyle, vars } from '../../../styles';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: space.md,
  paddingInline: space.lg,
});

export const time = style([displayStyle.romaji, { fontSize: vars.fontSize.body }]);
