import { removeHidden } from '../../text/cleanText.ts';

/** A CSV that a double click opens in Excel: UTF-8 with its mark, CRLF, and no cell that runs. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/**
 * Spreadsheets run text that begins like a formula, in full width and after spaces, too; a fan chooses their own name.
 * Hidden characters go first: what stands behind them would become the beginning.
 */
function cell(value: string | number): string {
  const text =
    typeof value === 'number'
      ? String(value)
      : removeHidden(value).replace(/^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/, "'$&");
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
