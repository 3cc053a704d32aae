import { type operations, unwrap } from '@homestand/api-client';
import useSWRInfinite from 'swr/infinite';
import { client } from '../client';
import { unwrapBlob } from '../unwrapBlob';

/** Without what is not filtered. */
export type LogFilters = Omit<
  NonNullable<operations['listStaffLog']['parameters']['query']>,
  'cursor' | 'size'
>;

const pageSize = 50;

const load = (filters: LogFilters, cursor: string) =>
  unwrap(
    client.GET('/v1/admin/log', { params: { query: { ...filters, cursor, size: pageSize } } }),
  );

type Page = Awaited<ReturnType<typeof load>>;

/** The log, page by page. Each load is in the log, so it is not repeated when the window gets the focus. */
export function useLog(filters: LogFilters) {
  const pages = useSWRInfinite(
    (_index: number, last: Page | null) =>
      last && last.next === null ? null : (['log', filters, last?.next ?? ''] as const),
    ([, filters, cursor]) => load(filters, cursor),
    { revalidateFirstPage: false, revalidateOnFocus: false },
  );
  const { data, size } = pages;
  const isLoadingMore = data !== undefined && data.length < size;
  return {
    pages,
    items: data?.flatMap(({ list }) => list) ?? null,
    more:
      data?.at(-1)?.next == null && !isLoadingMore
        ? null
        : { pending: isLoadingMore, onLoad: () => void pages.setSize(size + 1) },
  };
}

/** The CSV of all entries that the filters find. */
export const exportLog = (filters: LogFilters) =>
  unwrapBlob(client.GET('/v1/admin/log.csv', { params: { query: filters }, parseAs: 'blob' }));
