import { type Columns, type Entry, matchHeader, type Reading, type RowOf } from './columns.ts';
import { messages } from './messages.ts';
import { parseTable } from './parseTable.ts';

/** Reads a whole file with these columns, and collects all problems in it. */
export async function readRows<Table extends Columns>(
  bytes: Uint8Array,
  columns: Table,
): Promise<Reading<RowOf<Table>>> {
  const parsed = parseTable(bytes);
  if ('problems' in parsed) return parsed;
  const { header, lines } = parsed.table;
  const { places, problems } = matchHeader(header, columns);
  if (problems.length > 0) return { problems };

  // Problems are reported row by row, and in the file's order of columns.
  const ordered = Object.entries(columns).toSorted(
    ([a], [b]) => (places.get(a) ?? -1) - (places.get(b) ?? -1),
  );

  const entries: Entry<RowOf<Table>>[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of lines) {
    for (const [place, cell] of cells.entries()) {
      if (cell.trim() !== '' && (header[place] ?? '').trim() === '') {
        problems.push(messages.atLine(line, messages.cellWithoutHeader(letterOf(place))));
      }
    }
    const row: Record<string, unknown> = {};
    for (const [name, column] of ordered) {
      if (column.mayBeAbsent === 'stays' && !places.has(name)) continue;
      const place = places.get(name) ?? -1;
      const cell = (cells[place] ?? '').trim();
      const complain = (sentence: string) =>
        problems.push(messages.atCell(line, header[place]?.trim() ?? column.names[0], sentence));
      if (cell === '') {
        if (!column.whenEmpty) complain(messages.valueMissing);
        else row[name] = column.whenEmpty();
        continue;
      }
      const read = await readCell(cell, column.read);
      if ('problem' in read) {
        complain(read.problem);
        continue;
      }
      if (column.unique) {
        const key = `${name} ${read.value}`;
        const earlier = seen.get(key);
        if (earlier !== undefined) complain(messages.sameAs(cell, earlier));
        else seen.set(key, line);
      }
      row[name] = read.value;
    }
    const present = Object.fromEntries(
      Object.entries(row).filter(([, value]) => value !== undefined),
    );
    // Each column has set its own value under its own name, which the compiler cannot follow.
    entries.push({ line, row: present as RowOf<Table> });
  }
  return problems.length > 0 ? { problems } : { entries };
}

async function readCell(cell: string, read: Columns[string]['read']) {
  if (/^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(cell)) {
    return { problem: messages.excelError(cell) };
  }
  return read(cell);
}

/** Excel's name of a column: A, B, … Z, AA. */
function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letterOf(Math.floor(place / 26) - 1) + last;
}
