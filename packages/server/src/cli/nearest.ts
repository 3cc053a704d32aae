/** Those of the candidates that a slip of the fingers makes of a word, nearest first. */
export function nearest<Candidate extends string>(
  word: string,
  candidates: readonly Candidate[],
  { most = 3, edits = Math.ceil(word.length / 3) }: { most?: number; edits?: number } = {},
): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ distance }) => distance <= edits)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** Edit distance in which two swapped neighbours are one edit (optimal string alignment). */
function distanceOf(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from(b, (_, index) => index)];
  last.push(b.length);
  for (let row = 1; row <= a.length; row++) {
    const next = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
