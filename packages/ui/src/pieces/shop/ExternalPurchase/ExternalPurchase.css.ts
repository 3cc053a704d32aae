import { style } from '@vanilla-extract/css';
import { phrases, textStyle, vars } from '../../../styles';

export const unavailable = style([
  textStyle.small,
  phrases,
  {
    display: 'grid',
    gap: vars.space.xs,
    padding: vars.space.lg,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.sunken,
    textAlign: 'center',
  },
]);
