import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const iconSize = styleVariants({
  medium: { width: vars.size.icon, height: vars.size.icon },
  small: { width: vars.size.iconSmall, height: vars.size.iconSmall },
  tiny: { width: vars.size.iconTiny, height: vars.size.iconTiny },
});
