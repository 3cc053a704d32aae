import type { ListEdge } from '@homestand/ui';

export const pageSize = 15;

/**
 * Which page brings what comes after the rows that are there. Rows may have come and gone since they were
 * loaded: counting what is there, and dropping what came twice, leaves neither a gap nor a double.
 */
export const pageAfter = (count: number) => Math.floor(count / pageSize) + 1;

/** The rows with those of a later page behind them, each once. */
export function appendNew<Row>(
  rows: readonly Row[],
  more: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const known = new Set(rows.map(idOf));
  return [...rows, ...more.filter((row) => !known.has(idOf(row)))];
}

type Rows<Row> = { items: readonly Row[]; total: number };

/** A list with a later page behind it. A page that brings nothing new is the last one, whatever it counts. */
export function withPage<Row>(
  now: Rows<Row>,
  page: { list: readonly Row[]; totalCount: number },
  idOf: (row: Row) => string,
): Rows<Row> {
  const items = appendNew(now.items, page.list, idOf);
  return { items, total: items.length === now.items.length ? items.length : page.totalCount };
}

/** What lies beyond the last loaded row. */
export const nextPageStateOf = (count: number, total: number): ListEdge =>
  count < total ? 'more' : 'none';
