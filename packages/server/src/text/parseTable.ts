import { parse } from 'csv-parse/sync';
import { decodeText } from './decodeText.ts';

/** Cells by row number as in Excel, where a cell with a line break is still one row. */
export type Table = { header: string[]; lines: { line: number; cells: string[] }[] };

type Problem = {
  problem: 'unreadable' | 'too_long' | 'quotes' | 'empty';
  line: number;
};

/**
 * A table in CSV or in Excel's "Unicode text", in the encodings that spreadsheets write; it may have a header alone. With `maxLines`, the lines of
 * a longer text are only counted: the parser takes up to 0.1 ms for each.
 */
export function parseTable(
  bytes: Uint8Array,
  maxLines = Number.POSITIVE_INFINITY,
): Table | Problem {
  const text = decodeText(bytes)?.text;
  if (text === undefined || text.includes('\0')) return { problem: 'unreadable', line: 1 };
  if (countLines(text) > maxLines) return { problem: 'too_long', line: 1 };
  const records = recordsOf(text);
  if (typeof records === 'number') return { problem: 'quotes', line: records };
  // Blank rows are dropped only after all rows are numbered, so that the numbers match the sheet.
  const [first, ...lines] = records
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!first) return { problem: 'empty', line: 1 };
  return { header: first.cells, lines };
}

/** Lines that end; a cell in quotes may have more than one. */
function countLines(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // CR LF counts once.
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count += 1;
  }
  return count;
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
