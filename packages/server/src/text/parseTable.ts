import { parse } from 'csv-parse/sync';
import { decodeText } from './decodeText.ts';

/** Cells by row number as in Excel, where a cell with a line break is still one row. */
export type Table = { header: string[]; lines: { line: number; cells: string[] }[] };

type Problem = { problem: 'unreadable' | 'quotes' | 'empty'; line: number };

/** A table in CSV or in Excel's "Unicode text", in the encodings that spreadsheets write; it may have a header alone. */
export function parseTable(bytes: Uint8Array): Table | Problem {
  const text = decodeText(bytes)?.text;
  if (text === undefined || text.includes('\0')) return { problem: 'unreadable', line: 1 };
  const records = recordsOf(text);
  if (typeof records === 'number') return { problem: 'quotes', line: records };
  // Blank rows are dropped only after all rows are numbered, so that the numbers match the sheet.
  const [first, ...lines] = records
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!first) return { problem: 'empty', line: 1 };
  return { header: first.cells, lines };
}

/** The records, or the number of the record with an unclosed quote. */
function recordsOf(text: string): string[][] | number {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  let read = 0;
  try {
    return parse(text, {
      // Excel's "Unicode text" format is separated by tabs.
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
