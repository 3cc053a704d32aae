import { writeCsv } from '../text/writeCsv.ts';
import type { ColumnText } from './messages.ts';

/** A file that the import of the same columns reads: their first headers, and a line for each row. */
export function tableCsv<Name extends string>(
  columns: Readonly<Record<Name, ColumnText>>,
  rows: readonly Readonly<Record<Name, string | number>>[],
): string {
  // The keys come from the same object.
  const names = Object.keys(columns) as Name[];
  return writeCsv([
    names.map((name) => columns[name].names[0]),
    ...rows.map((row) => names.map((name) => row[name])),
  ]);
}

/** The word of a value in a cell: the first of those that the import accepts. */
export const wordOf = <Value>(
  choices: readonly (readonly [Value, readonly [string, ...string[]]])[],
  value: NoInfer<Value>,
): string => choices.find(([each]) => each === value)?.[1][0] ?? String(value);
