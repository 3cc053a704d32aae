import type { Club } from '../club/index.ts';
import type { Column } from './columns.ts';
import { columnTables } from './imports.ts';

/** A column in the help, and its cells in the two rows of the example file. */
type ColumnHelp = {
  name: string;
  need: 'required' | 'header' | 'optional';
  help: string;
  example: string;
  cells: readonly [string, string];
};

/** The columns of a file in the order of the example file; those of cards name the kinds that the club uses. */
export const columnsOf = (
  kind: keyof typeof columnTables,
  cardKinds?: Club['cardKinds'] | undefined,
): ColumnHelp[] =>
  Object.values<Column<unknown>>(columnTables[kind]({ cardKinds })).map(
    ({ names: [name], whenEmpty, mayBeAbsent, help, cells, example = cells[0] }) => ({
      name,
      need: mayBeAbsent ? 'optional' : whenEmpty ? 'header' : 'required',
      help,
      example,
      cells,
    }),
  );

/** Header and two rows, which can be imported as they are. */
export function exampleRows(
  kind: keyof typeof columnTables,
  cardKinds?: Club['cardKinds'] | undefined,
): string[][] {
  const columns = columnsOf(kind, cardKinds);
  return [
    columns.map(({ name }) => name),
    columns.map(({ cells }) => cells[0]),
    columns.map(({ cells }) => cells[1]),
  ];
}
