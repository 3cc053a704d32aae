/** Starts all runs at once, before any has ended. */
export const parallel = <Result>(
  count: number,
  run: (index: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** Counts equal values, such as { 200: 1, 409: 49 }. */
export function tally(values: Iterable<string | number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
