import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../styles';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

// The stroke width increases at small sizes, so that icons match the weight of the text beside them.
export const iconSize = styleVariants({
  medium: { width: vars.size.icon, height: vars.size.icon, strokeWidth: 1.75 },
  small: { width: vars.size.iconSmall, height: vars.size.iconSmall, strokeWidth: 1.9 },
  tiny: { width: vars.size.iconTiny, height: vars.size.iconTiny, strokeWidth: 2.2 },
});
