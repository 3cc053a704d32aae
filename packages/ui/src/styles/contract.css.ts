import { createGlobalThemeContract } from '@vanilla-extract/css';
import {
  depth,
  elevation,
  fontFamily,
  fontSize,
  leading,
  light,
  line,
  motion,
  radius,
  size,
  space,
  weight,
} from '../tokens';

/**
 * What components style with. Only colours are CSS variables, because only they change while the
 * page stands; the rest is written into the rules.
 */
export const vars = {
  color: createGlobalThemeContract(light, (_value, path) => path.join('-')),
  space,
  radius,
  size,
  fontSize,
  leading,
  weight,
  fontFamily,
  motion,
  elevation,
  depth,
  line,
  /** Below the last thing on the screen. Whoever has already left that room sets it to nothing for what it holds. */
  safeBottom: 'var(--safe-bottom, env(safe-area-inset-bottom, 0px))',
};
