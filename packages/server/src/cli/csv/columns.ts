import { messages } from './messages.ts';

/** What a cell says, or the sentence about what is wrong with it. */
export type Read<Value> = { value: Value } | { problem: string };

export type Reader<Value> = (text: string) => Read<Value> | Promise<Read<Value>>;

export type Column<Value> = {
  /** How the column may be called; the first name is the one messages use. */
  names: readonly [string, ...string[]];
  read: Reader<Value>;
  /** What an empty cell says; without it, a cell must be filled in. */
  whenEmpty?: () => Value;
  /** A column that need not be there at all is read as if its cells were empty. */
  mayBeAbsent?: true;
  /** No two lines may say the same. */
  unique?: true;
};

// The value's type differs from column to column, and only RowOf needs to know it.
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

type Names = readonly [string, ...string[]];

/** Must be there and filled in. */
export const required = <Value>(names: Names, read: Reader<Value>): Column<Value> => ({
  names,
  read,
});

/** Must be there; a cell may stay empty. */
export const mayBeEmpty = <Value, Empty>(
  names: Names,
  read: Reader<Value>,
  empty: () => Empty,
): Column<Value | Empty> => ({ names, read, whenEmpty: empty });

/** Need not be there. */
export const optional = <Value>(names: Names, read: Reader<Value>): Column<Value | undefined> => ({
  names,
  read,
  whenEmpty: () => undefined,
  mayBeAbsent: true,
});

export const unique = <Value>(column: Column<Value>): Column<Value> => ({
  ...column,
  unique: true,
});

export type Entry<Row> = { line: number; row: Row };

/** Either all rows or all problems; never some of both. */
export type Reading<Row> = { entries: Entry<Row>[] } | { problems: string[] };

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');

/** Which column of the file holds which of ours. */
export function matchHeader(
  header: readonly string[],
  columns: Columns,
): { places: Map<string, number>; problems: string[] } {
  const places = new Map<string, number>();
  const problems: string[] = [];
  for (const [place, given] of header.entries()) {
    if (given.trim() === '') continue;
    const name = Object.keys(columns).find((one) =>
      columns[one]?.names.some((known) => plain(known) === plain(given)),
    );
    if (name === undefined) {
      const known = Object.values(columns).map(({ names }) => names[0]);
      problems.push(messages.unknownHeader(given.trim(), known));
    } else if (places.has(name)) {
      problems.push(messages.headerTwice(given.trim()));
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
