import { vars } from './contract.css';

/** A colour of which only this share of percent is seen. */
export const soft = (color: string, share: number) =>
  `color-mix(in srgb, ${color} ${share}%, transparent)`;

/** Two slanting beams of light, a wide and a narrow one, from and to these percents of the ground. */
export const beams = (
  [start, end, narrowStart, narrowEnd]: readonly [number, number, number, number],
  wide: string,
  narrow: string,
) =>
  `linear-gradient(118deg, transparent ${start}%, ${wide} ${start}% ${end}%, transparent ${end}% ${narrowStart}%, ${narrow} ${narrowStart}% ${narrowEnd}%, transparent ${narrowEnd}%)`;

/** As on a shirt. */
export const pinstripes = (distance: string, line: string) =>
  `repeating-linear-gradient(90deg, transparent 0 ${distance}, ${line} ${distance} calc(${distance} + ${vars.size.hairline}))`;
