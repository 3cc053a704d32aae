/** Moves a slide from its place in the row to a slot: 0 is the left edge, 1 the place of the second slide. */
export const slotTransform = (slot: string, gap: string, order: string | number) =>
  `translateX(calc(${slot} * (100% + ${gap}) - ${order} * 100%))`;
