import { NetworkError } from '@homestand/api-client';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import useSWR, { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { pageSize, withPage } from './pages';
import { swrConfig, useSessionCache } from './sessionCache';
import { useLoadMore } from './useLoadMore';

type Row = { id: string };
type Rows = { items: readonly Row[]; total: number };
type Page = { list: Row[]; totalCount: number };

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }));

type Fetch = (page: number, size: number) => Promise<Page>;

function useList(key: string, fetch: Fetch) {
  const load = () => ({ items: rows(0, pageSize), total: 40 });
  const { data } = useSWR<Rows>(key, load, { revalidateIfStale: false });
  const { change } = useSessionCache();
  const paging = useLoadMore<Rows, Page>({
    key,
    loaded: data && { count: data.items.length, total: data.total },
    fetch,
    merge: (now, page) => withPage(now, page, ({ id }) => id),
  });
  return { ...paging, data, change };
}

type Shown = { current: ReturnType<typeof useList> | undefined };

function Probe({ shown, of, fetch }: { shown: Shown; of: string; fetch: Fetch }) {
  const list = useList(of, fetch);
  useLayoutEffect(() => {
    shown.current = list;
  });
  return null;
}

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

/** Renders lists of 40 rows, of which the first page is loaded; the test answers each further request. */
async function openList() {
  const requests: { resolve: (page: Page) => void; reject: (error: unknown) => void }[] = [];
  const fetch = vi.fn<Fetch>(
    () => new Promise((resolve, reject) => requests.push({ resolve, reject })),
  );
  const shown: Shown = { current: undefined };
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  const config = swrConfig();
  const show = (key: string) =>
    flushSync(() =>
      root.render(
        <SWRConfig value={config}>
          <Probe shown={shown} of={key} fetch={fetch} />
        </SWRConfig>,
      ),
    );
  show('a');
  const edge = () => shown.current?.edge;
  await expect.poll(edge).toBe('more');
  return {
    fetch,
    edge,
    show,
    loadMore: () => shown.current?.loadMore(),
    add: (page: number, size: number) => shown.current?.add(page, size),
    change: (key: string, update: (now: Rows) => Rows) => shown.current?.change(key, update),
    ids: () => shown.current?.data?.items.map(({ id }) => id),
    respond: (at: number, list: Row[]) => requests[at]?.resolve({ list, totalCount: 40 }),
    fail: (at: number) => requests[at]?.reject(new NetworkError('unreachable')),
  };
}

const idsOf = (list: Row[]) => list.map(({ id }) => id);

test('a second call while a page loads requests nothing', async () => {
  const { loadMore, fetch, edge, ids, respond } = await openList();
  const both = [loadMore(), loadMore()];
  await expect.poll(edge).toBe('loading');
  void loadMore();
  expect(fetch.mock.calls).toEqual([[2, pageSize]]);
  respond(0, rows(15, 30));
  await Promise.all(both);
  await expect.poll(edge).toBe('more');
  expect(ids()).toEqual(idsOf(rows(0, 30)));
});

test('after a failure the same page can be requested again', async () => {
  const { loadMore, fetch, edge, ids, respond, fail } = await openList();
  void loadMore();
  fail(0);
  await expect.poll(edge).toBe('failed');
  void loadMore();
  await expect.poll(edge).toBe('loading');
  respond(1, rows(15, 30));
  await expect.poll(edge).toBe('more');
  expect(fetch.mock.calls).toEqual([
    [2, pageSize],
    [2, pageSize],
  ]);
  expect(ids()).toEqual(idsOf(rows(0, 30)));
});

test('a page that arrives after the key has changed goes to the list it was requested for', async () => {
  const { loadMore, edge, ids, show, respond } = await openList();
  void loadMore();
  await expect.poll(edge).toBe('loading');
  show('b');
  await expect.poll(edge).toBe('more');
  void loadMore();
  await expect.poll(edge).toBe('loading');
  respond(0, rows(15, 30));
  respond(1, rows(100, 115));
  await expect.poll(edge).toBe('more');
  expect(ids()).toEqual(idsOf([...rows(0, pageSize), ...rows(100, 115)]));
  show('a');
  await expect.poll(ids).toEqual(idsOf(rows(0, 30)));
});

test('a row that an event adds while a page loads stays, each row once', async () => {
  const { loadMore, change, edge, ids, respond } = await openList();
  void loadMore();
  change('a', (now) => ({
    items: [{ id: 'new' }, ...now.items],
    total: now.total + 1,
  }));
  respond(0, rows(14, 29));
  await expect.poll(edge).toBe('more');
  expect(ids()).toEqual(['new', ...idsOf(rows(0, 29))]);
});

test('`add` merges the page it is given, at its size', async () => {
  const { add, fetch, edge, ids, respond } = await openList();
  void add(1, 100);
  await expect.poll(edge).toBe('loading');
  respond(0, rows(0, 40));
  await expect.poll(edge).toBe('none');
  expect(fetch.mock.calls).toEqual([[1, 100]]);
  expect(ids()).toEqual(idsOf(rows(0, 40)));
});
