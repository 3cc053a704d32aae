import { style } from '@vanilla-extract/css';
import { displayStyle, textStyle, vars } from '../../../styles';

const { space, color } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
});

export const time = style([displayStyle.romaji, { fontSize: vars.fontSize.body }]);

export const note = style([textStyle.labelSmall, { display: 'block', color: color.warning }]);
