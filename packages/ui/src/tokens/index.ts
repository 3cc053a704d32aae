export { type ColorRole, type ColorRoles, colorsFrom, dark, light } from './color';
export { contrast } from './color-math';
export { brandColor, type Ramp, rampOf } from './palette';
export {
  breakpoint,
  depth,
  elevation,
  fontFamily,
  fontSize,
  leading,
  motion,
  radius,
  size,
  space,
  weight,
} from './scale';
