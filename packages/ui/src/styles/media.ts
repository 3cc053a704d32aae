import { breakpoint, room } from '../tokens';

export const media = {
  /** A real pointer: on touch screens a hover look would stick after a tap. */
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  tablet: `(min-width: ${breakpoint.tablet})`,
} as const;

/** Of the part itself, where its root has `containerType`. */
export const container = {
  cramped: `(max-width: ${room.cramped})`,
  narrow: `(max-width: ${room.narrow})`,
} as const;
