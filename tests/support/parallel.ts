/** As many at once as can be: the run of each begins before any has ended. */
export const parallel = <Result>(
  count: number,
  run: (index: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** How often each of these came, such as { 200: 1, 409: 49 }. */
export function tally(values: Iterable<string | number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
