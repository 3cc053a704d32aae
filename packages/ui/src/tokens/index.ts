export { clubStyles, clubVariables } from './clubStyles.ts';
export { type ColorRole, type ColorRoles, colorsFrom, dark, light } from './color.ts';
export { contrast } from './color-math.ts';
export { type ContrastPair, contrastOf, contrastPairs } from './contrastPairs.ts';
export { line, print, type Ramp, rampOf, sampleColor } from './palette.ts';
export {
  breakpoint,
  depth,
  elevation,
  fontFamily,
  fontSize,
  labelPaper,
  leading,
  motion,
  radius,
  room,
  type SpaceName,
  size,
  space,
  weight,
} from './scale.ts';
export { type Token, type TokenGroup, tokenGroups } from './tokenGroups.ts';
