import { ApiError, NetworkError } from '@homestand/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { setOffline } from '../stores/link.store';
import { useKept } from './useKept';

const at = '2026-11-21T00:00:00.000Z';
const shelf = { name: 'talk', read: vi.fn(), write: vi.fn() };

type Loading = { data: string | undefined; error: unknown; isValidating: boolean; name?: string };

const loading: Loading = { data: undefined, error: undefined, isValidating: true };
const unreachable = { ...loading, error: new NetworkError('unreachable'), isValidating: false };
const loaded: Loading = { data: 'new', error: undefined, isValidating: false };

const show = (first: Loading) =>
  renderHook(
    (now?: Loading) => useKept<string>(now ?? loading, { ...shelf, name: now?.name ?? shelf.name }),
    { initialProps: first },
  );

beforeEach(() => {
  vi.useFakeTimers();
  shelf.read.mockReset().mockReturnValue({ value: 'old', at });
  shelf.write.mockReset();
});
afterEach(() => {
  setOffline(false);
  vi.useRealTimers();
});

const old = { data: 'old', keptAt: at };
const none = { data: undefined, keptAt: null };

test('what comes is shown and kept; what was kept is not even looked for', async () => {
  const { result, rerender } = await show(loading);
  expect(result.current).toEqual(none);
  await rerender(loaded);
  expect(result.current).toEqual({ data: 'new', keptAt: null });
  expect(shelf.write).toHaveBeenCalledExactlyOnceWith('new');
  expect(shelf.read).not.toHaveBeenCalled();
});

test('where nobody answers, what was kept is shown until something comes', async () => {
  const { result, rerender } = await show(unreachable);
  expect(result.current).toEqual(old);
  expect(shelf.write).not.toHaveBeenCalled();
  await rerender(loaded);
  expect(result.current).toEqual({ data: 'new', keptAt: null });
});

test('on a line that carries nothing, it is shown after a while, and at once when the line is known to be down', async () => {
  const { result, act } = await show(loading);
  await act(() => vi.advanceTimersByTime(2900));
  expect(result.current).toEqual(none);
  await act(() => vi.advanceTimersByTime(200));
  expect(result.current).toEqual(old);

  const other = await show(loading);
  await other.act(() => setOffline(true));
  expect(other.result.current).toEqual(old);
});

test('what the server refuses is not shown from here either', async () => {
  const { result, rerender } = await show({ ...unreachable, error: new ApiError(404, '') });
  expect(result.current).toEqual(none);
  await rerender({ ...unreachable, error: new ApiError(503, '') });
  expect(result.current).toEqual(old);
});

test('another thing never shows what was kept of the one before', async () => {
  const { result, rerender } = await show(unreachable);
  shelf.read.mockReturnValue(null);
  await rerender({ ...unreachable, name: 'other' });
  expect(result.current).toEqual(none);
});

test('what could not be brought up to date is not kept as if it had been', async () => {
  await show({ ...loaded, error: new NetworkError('unreachable') });
  await show({ ...loaded, isValidating: true });
  expect(shelf.write).not.toHaveBeenCalled();
});
