import { plainForm } from '../text/plainForm.ts';
import { type ColumnText, messages } from './messages.ts';

/** The value of a cell, or the sentence about what is wrong with it. */
export type Read<Value> = { value: Value } | { problem: string };

export type Reader<Value> = (text: string) => Read<Value> | Promise<Read<Value>>;

export type Column<Value> = ColumnText & {
  read: Reader<Value>;
  /** The value of an empty cell; without it, the cell is required. */
  whenEmpty?: () => Value;
  /** A column that may be missing; its cells are then read as empty, or its value stays as it is stored. */
  mayBeAbsent?: true | 'stays';
  /** No two rows may have the same value. */
  unique?: true;
};

// The value's type differs between columns, and only RowOf needs it.
export type Columns = Record<string, Column<unknown>>;

export type RowOf<Table extends Columns> = {
  [Name in keyof Table as undefined extends ValueOf<Table[Name]> ? never : Name]: ValueOf<
    Table[Name]
  >;
} & {
  [Name in keyof Table as undefined extends ValueOf<Table[Name]> ? Name : never]?: Exclude<
    ValueOf<Table[Name]>,
    undefined
  >;
};

type ValueOf<One> = One extends Column<infer Value> ? Value : never;

/** Column and cell are required. */
export const required = <Value>(text: ColumnText, read: Reader<Value>): Column<Value> => ({
  ...text,
  read,
});

/** The column is required; a cell may be empty. */
export const mayBeEmpty = <Value, Empty>(
  text: ColumnText,
  read: Reader<Value>,
  empty: () => Empty,
): Column<Value | Empty> => ({ ...text, read, whenEmpty: empty });

/** The column may be missing. */
export const optional = <Value>(
  text: ColumnText,
  read: Reader<Value>,
): Column<Value | undefined> => ({
  ...text,
  read,
  whenEmpty: () => undefined,
  mayBeAbsent: true,
});

/** The column may be missing, which changes nothing; an empty cell removes the value. */
export const removable = <Value>(
  text: ColumnText,
  read: Reader<Value>,
): Column<Value | null | undefined> => ({
  ...text,
  read,
  whenEmpty: () => null,
  mayBeAbsent: 'stays',
});

export const unique = <Value>(column: Column<Value>): Column<Value> => ({
  ...column,
  unique: true,
});

export type Entry<Row> = { line: number; row: Row };

/** Either all rows or all problems; never both. */
export type Reading<Row> = { entries: Entry<Row>[] } | { problems: string[] };

const plain = (name: string) => plainForm(name).replace(/[_-]/g, '');

/** Maps the columns of the file to ours. */
export function matchHeader(
  header: readonly string[],
  columns: Columns,
): { places: Map<string, number>; problems: string[] } {
  const places = new Map<string, number>();
  const problems: string[] = [];
  for (const [place, heading] of header.entries()) {
    if (heading.trim() === '') continue;
    const name = Object.keys(columns).find((key) =>
      columns[key]?.names.some((name) => plain(name) === plain(heading)),
    );
    if (name === undefined) {
      const headings = Object.values(columns).map(({ names }) => names[0]);
      problems.push(messages.unknownHeader(heading.trim(), headings));
    } else if (places.has(name)) {
      problems.push(messages.headerTwice(heading.trim()));
    } else {
      places.set(name, place);
    }
  }
  for (const [name, column] of Object.entries(columns)) {
    if (!column.mayBeAbsent && !places.has(name)) {
      problems.push(messages.headerMissing(column.names[0]));
    }
  }
  return { places, problems };
}
