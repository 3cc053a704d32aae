import { breakpoint, room } from '../tokens';

export const media = {
  /** Only real pointers: on touch screens a hover style would stay after a tap. */
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  /** A phone held sideways. In em: larger text makes a screen low sooner. */
  short: '(max-height: 30em)',
  tall: '(min-height: 30em)',
  tablet: `(min-width: ${breakpoint.tablet})`,
  desktop: `(min-width: ${breakpoint.desktop})`,
} as const;

/** Container queries; need `containerType` on the component's root. */
export const container = {
  cramped: `(max-width: ${room.cramped})`,
  narrow: `(max-width: ${room.narrow})`,
} as const;
