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
  print,
  radius,
  size,
  space,
  weight,
} from '../tokens';

/**
 * Values for component styles. Only colours are CSS variables, because only they change at runtime; the other
 * values are inlined into the rules.
 */
export const vars = {
  color: createGlobalThemeContract(light, (_value, path) => path.join('-')),
  /** The colours of dark mode, for places that are dark in both themes. */
  dark: createGlobalThemeContract(light, (_value, path) => ['dark', ...path].join('-')),
  print: {
    ...print,
    ...createGlobalThemeContract(
      {
        club: print.club,
        clubInk: print.clubInk,
        onClub: print.onClub,
        ink: print.ink,
        night: print.night,
      },
      (_value, path) => ['print', ...path].join('-'),
    ),
  },
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
  /** Bottom safe-area inset; 0 where an ancestor applied it. */
  safeBottom: 'var(--safe-bottom, env(safe-area-inset-bottom, 0px))',
};
