import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../../styles';

export const root = style([
  textStyle.caption,
  { display: 'flex', alignItems: 'center', gap: vars.space.xs, color: vars.color.inkMuted },
]);
