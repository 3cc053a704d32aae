import { removeHidden } from './cleanText.ts';

/**
 * A CSV that Excel opens with a double click: UTF-8 with a byte order mark, CRLF, and no cell that runs as a
 * formula.
 */
export const writeCsv = (rows: Rows): string => byteOrderMark + csvLines(rows);

type Rows = readonly (readonly (string | number)[])[];

export const byteOrderMark = '\ufeff';

/** Lines of such a file, without its beginning. */
export const csvLines = (rows: Rows): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/**
 * Spreadsheets run text that begins like a formula, also in full width and after spaces; a fan chooses their
 * own name. Hidden characters are removed first: a formula character behind them would then be the first.
 */
function cell(value: string | number): string {
  const text =
    typeof value === 'number'
      ? String(value)
      : removeHidden(value).replace(/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/, "'$&");
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
