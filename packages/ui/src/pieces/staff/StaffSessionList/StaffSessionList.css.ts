import { style } from '@vanilla-extract/css';
import { phrases, vars } from '../../../styles';

const { color, space, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.page})`,
  gap: space.md,
});

export const lead = style([phrases, { color: color.inkMuted }]);
