/** Those of the candidates that a slip of the fingers makes of a word, nearest first. */
export function nearest<Candidate extends string>(
  word: string,
  candidates: readonly Candidate[],
  { most = 3, edits = Math.ceil(word.length / 3) }: { most?: number; edits?: number } = {},
): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ distance }) => distance <= edits)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** Edit distance in which two swapped neighbours are one edit (optimal string alignment). */
function distanceOf(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from(other, (_, index) => index)];
  last.push(other.length);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
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
  return last[other.length] ?? 0;
}
