import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles';

const { size, space } = vars;

export const picture = style({
  flex: 'none',
  width: size.touch,
  height: size.touch,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
});

export const option = style({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'baseline',
  gap: space.sm,
});
