import type { ListEdge } from '@homestand/ui';
import { useRef, useState } from 'react';
import { type Arguments, unstable_serialize } from 'swr';
import { reportError } from './errorNotices';
import { nextPageStateOf, pageAfter, pageSize } from './pages';
import { useSessionCache } from './sessionCache';

type Paging<Value, Page> = {
  /** Key of the list in the SWR cache. */
  key: Arguments;
  /** The loaded rows; undefined before the first load. */
  loaded: { count: number; total: number } | undefined;
  fetch: (page: number, size: number) => Promise<Page>;
  merge: (value: Value, page: Page) => Value;
};

/** Loads further pages of a cached list. `add` merges any page, `loadMore` the one that follows the loaded rows. */
export function useLoadMore<Value, Page>({ key, loaded, fetch, merge }: Paging<Value, Page>) {
  const { change } = useSessionCache();
  const id = unstable_serialize(key);
  const [work, setWork] = useState<{ id: string; state: 'loading' | 'failed' } | null>(null);
  // Not React state: two calls before the next rendering would both read the earlier state.
  const loading = useRef(new Set<string>());

  async function add(page: number, size: number) {
    setWork({ id, state: 'loading' });
    try {
      const rows = await fetch(page, size);
      change<Value>(key, (value) => merge(value, rows));
      setWork((now) => (now?.id === id ? null : now));
    } catch (error) {
      reportError(error);
      setWork((now) => (now?.id === id ? { id, state: 'failed' } : now));
    }
  }

  async function loadMore() {
    if (!loaded || loading.current.has(id)) return;
    loading.current.add(id);
    await add(pageAfter(loaded.count), pageSize);
    loading.current.delete(id);
  }

  const edge: ListEdge = !loaded
    ? 'none'
    : work?.id === id
      ? work.state
      : nextPageStateOf(loaded.count, loaded.total);
  return { edge, loadMore, add };
}
