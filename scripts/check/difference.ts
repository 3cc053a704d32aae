import { diffArrays } from 'diff';

/** Removed (-) and added (+) lines, and the first differing line of the new text. */
export function difference(before: string, after: string): { line: number; text: string } {
  const lines: string[] = [];
  let first: number | undefined;
  let at = 1;
  let heading: string | undefined;
  for (const { value, added, removed } of diffArrays(before.split('\n'), after.split('\n'))) {
    if (added || removed) {
      first ??= at;
      for (const text of value) {
        if (heading !== undefined && text.startsWith(' ')) lines.push(`    ${heading}`);
        heading = undefined;
        lines.push(`  ${added ? '+' : '-'} ${text}`);
      }
    } else {
      heading = value.findLast((text) => text !== '' && !text.startsWith(' ')) ?? heading;
    }
    if (!removed) at += value.length;
  }
  return { line: first ?? 1, text: lines.join('\n') };
}
