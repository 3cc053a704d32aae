import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

const { color, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
});

export const help = style([textStyle.small, phrases, { color: color.inkMuted }]);
