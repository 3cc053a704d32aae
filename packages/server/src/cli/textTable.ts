import { cleanLine } from '../text/cleanText.ts';

/** Aligned columns for a terminal, where a Japanese character is two cells wide. */
export function textTable(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cleanLine(String(cell)).replace(/\s+/g, ' ')));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => widthOf(row[column] ?? ''))),
  );
  const pad = (text: string, width: number) => text + ' '.repeat(width - widthOf(text));
  return cells
    .map(
      (row) =>
        `${row
          .map((cell, column) => pad(cell, widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

const graphemes = new Intl.Segmenter('ja');

const widthOf = (text: string) =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (isWide(segment) ? 2 : 1), 0);

const isWide = (letter: string) =>
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u.test(
    letter,
  );
