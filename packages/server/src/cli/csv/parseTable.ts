import { parse } from 'csv-parse/sync';
import { decodeText } from './decodeText.ts';
import { messages } from './messages.ts';

/** Cells by line as Excel numbers them, where a cell of two lines is still one line of the sheet. */
export type Table = { header: string[]; lines: { line: number; cells: string[] }[] };

export type Parsed = { table: Table } | { problems: string[] };

export function parseTable(bytes: Uint8Array): Parsed {
  const text = decodeText(bytes);
  if (text === null || text.includes('\0')) return { problems: [messages.unreadableText] };
  const records = recordsOf(text);
  if (typeof records === 'number') {
    return { problems: [messages.atLine(records, messages.quotesNotClosed)] };
  }
  // Blank lines keep their number, and are dropped only after all have been counted.
  const [first, ...lines] = records
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!first) return { problems: [messages.empty] };
  if (lines.length === 0) return { problems: [messages.noRows] };
  return { table: { header: first.cells, lines } };
}

/** The records, or the line whose quotes do not close. */
function recordsOf(text: string): string[][] | number {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  let read = 0;
  try {
    return parse(text, {
      // Excel's "Unicode text" has tabs.
      delimiter: firstLine.includes('\t') && !firstLine.includes(',') ? '\t' : ',',
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: (record: string[]) => {
        read += 1;
        return record;
      },
    });
  } catch {
    return read + 1;
  }
}
