/** Removed (-) and added (+) lines, and the first differing line of the new text. */
export function difference(before: string, after: string): { line: number; text: string } {
  const old = before.split('\n');
  const now = after.split('\n');
  const common = longestCommon(old, now);
  const lines: string[] = [];
  let line: number | undefined;
  let [i, j] = [0, 0];
  let heading: string | undefined;
  const write = (mark: string, text: string | undefined) => {
    line ??= j + 1;
    if (heading !== undefined && text?.startsWith(' ')) lines.push(`    ${heading}`);
    heading = undefined;
    lines.push(`  ${mark} ${text}`);
  };
  while (i < old.length || j < now.length) {
    const kept = i < old.length && j < now.length && old[i] === now[j];
    if (kept) {
      if (now[j] && !now[j]?.startsWith(' ')) heading = now[j];
      i += 1;
      j += 1;
    } else if (i < old.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      write('-', old[i]);
      i += 1;
    } else {
      write('+', now[j]);
      j += 1;
    }
  }
  return { line: line ?? 1, text: lines.join('\n') };
}

/** [i][j] is the length of the longest common subsequence of lines from i and j on. */
function longestCommon(old: string[], now: string[]): Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (!row) continue;
      row[j] =
        old[i] === now[j]
          ? (table[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}
