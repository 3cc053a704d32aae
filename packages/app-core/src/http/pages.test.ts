import { describe, expect, test } from 'vitest';
import { appendNew, nextPageStateOf, pageAfter, pageSize } from './pages';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }));

/** A server whose list changes between two page requests. */
function serverOf(list: { id: string }[]) {
  return {
    list,
    page: (page: number) => list.slice((page - 1) * pageSize, page * pageSize),
  };
}

function loadAll(server: ReturnType<typeof serverOf>, loaded: { id: string }[]) {
  let now = loaded;
  let requestCount = 0;
  while (nextPageStateOf(now.length, server.list.length) === 'more' && requestCount < 20) {
    requestCount++;
    const before = now.length;
    now = appendNew(now, server.page(pageAfter(now.length)), ({ id }) => id);
    if (now.length === before) break;
  }
  return { ids: now.map(({ id }) => id), requestCount };
}

describe('[MSGL-06] later pages append, each row once', () => {
  test('pages of fifteen, until the last', () => {
    const server = serverOf(rows(0, 40));
    const { ids, requestCount } = loadAll(server, server.page(1));
    expect(ids).toEqual(server.list.map(({ id }) => id));
    expect(requestCount).toBe(2);
  });

  test('rows inserted before the first page leave no gap and no duplicate', () => {
    const server = serverOf(rows(0, 40));
    const first = server.page(1);
    server.list.unshift(...rows(100, 103));
    const { ids } = loadAll(server, [...rows(100, 103), ...first]);
    expect(ids).toEqual(server.list.map(({ id }) => id));
  });

  test('deleted rows leave no gap', () => {
    const server = serverOf(rows(0, 40));
    const first = server.page(1);
    server.list.splice(3, 2);
    const { ids } = loadAll(
      server,
      first.filter(({ id }) => id !== '3' && id !== '4'),
    );
    expect(ids).toEqual(server.list.map(({ id }) => id));
  });

  test('exactly one page is the last one', () => {
    expect(nextPageStateOf(15, 15)).toBe('none');
    expect(nextPageStateOf(15, 16)).toBe('more');
  });
});
