import { defaultPageSize as pageSize } from '@homestand/api-client/limits';
import type { ListEdge } from '@homestand/ui';

export { pageSize };

/**
 * The page that follows the loaded rows. Rows may have been added or removed since they were loaded: counting
 * the loaded rows and dropping duplicates leaves neither gaps nor duplicates.
 */
export const pageAfter = (count: number) => Math.floor(count / pageSize) + 1;

/** Appends a later page; each row once. */
export function appendNew<Row>(
  rows: readonly Row[],
  more: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const ids = new Set(rows.map(idOf));
  return [...rows, ...more.filter((row) => !ids.has(idOf(row)))];
}

type Rows<Row> = { items: readonly Row[]; total: number };

/** Appends a later page. A page without new rows is the last one, whatever its total says. */
export function withPage<Row>(
  now: Rows<Row>,
  page: { list: readonly Row[]; totalCount: number },
  idOf: (row: Row) => string,
): Rows<Row> {
  const items = appendNew(now.items, page.list, idOf);
  return { items, total: items.length === now.items.length ? items.length : page.totalCount };
}

export const nextPageStateOf = (count: number, total: number): ListEdge =>
  count < total ? 'more' : 'none';

type ListState = 'ready' | 'failed' | 'loading';

/** State of the first load. Loaded data stays shown when a later load fails. */
export const listStateOf = ({ data, error }: { data: unknown; error: unknown }): ListState =>
  data !== undefined ? 'ready' : error ? 'failed' : 'loading';
