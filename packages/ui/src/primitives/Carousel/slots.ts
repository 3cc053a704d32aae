/** More dots would need a second row on a phone. */
export const maxDots = 7;

/** The dots that are shown: at most seven, with the selected one in the middle wherever there are more on both sides. */
export function dotsAround(index: number, count: number) {
  const first = Math.max(0, Math.min(index - Math.floor(maxDots / 2), count - maxDots));
  return { first, last: Math.min(count, first + maxDots) - 1 };
}

/** Moves a slide from its place in the row to a slot: 0 is the left edge, 1 the place of the second slide. */
export const slotTransform = (slot: string, gap: string, order: string | number) =>
  `translateX(calc(${slot} * (100% + ${gap}) - ${order} * 100%))`;
