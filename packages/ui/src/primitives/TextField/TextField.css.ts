import { style } from '@vanilla-extract/css';
import { textStyle, vars } from '../../styles';

export const counter = style([
  textStyle.caption,
  {
    position: 'relative',
    justifySelf: 'end',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
]);
