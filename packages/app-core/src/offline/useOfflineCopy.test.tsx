import { ApiError, NetworkError } from '@homestand/api-client';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOffline } from '../browser/connection';
import { useOfflineCopy } from './useOfflineCopy';

const at = '2026-11-21T00:00:00.000Z';
const copy = { name: 'talk', read: vi.fn(), write: vi.fn() };

type Loading = {
  data: string | undefined;
  error: unknown;
  isValidating: boolean;
  name?: string;
  atOnce?: boolean;
};

const loading: Loading = { data: undefined, error: undefined, isValidating: true };
const unreachable = { ...loading, error: new NetworkError('unreachable'), isValidating: false };
const loaded: Loading = { data: 'new', error: undefined, isValidating: false };

type Shown = { current: unknown };

function Probe({ shown, name = copy.name, atOnce, ...now }: Loading & { shown: Shown }) {
  const result = useOfflineCopy<string>(now, { ...copy, name }, { atOnce: atOnce === true });
  useLayoutEffect(() => {
    shown.current = result;
  });
  return null;
}

/** Renders the hook in a component, repeatedly with new loading states. */
function show(first: Loading) {
  const shown: Shown = { current: undefined };
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  const rerender = (now: Loading) => act(() => root.render(<Probe shown={shown} {...now} />));
  rerender(first);
  return { shown, rerender };
}

const act = (action: () => void) => flushSync(action);
const roots: Root[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  copy.read.mockReset().mockReturnValue({ value: 'old', at });
  copy.write.mockReset();
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  setOffline(false);
  vi.useRealTimers();
});

const old = { data: 'old', asOf: at, refreshing: null };
const none = { data: undefined, asOf: null, refreshing: null };

test('a loaded value is shown and stored; the offline copy is not read', () => {
  const { shown, rerender } = show(loading);
  expect(shown.current).toEqual(none);
  rerender(loaded);
  expect(shown.current).toEqual({ data: 'new', asOf: null, refreshing: null });
  expect(copy.write).toHaveBeenCalledExactlyOnceWith('new');
  expect(copy.read).not.toHaveBeenCalled();
});

test('when the server is unreachable, the offline copy shows until a response arrives', () => {
  const { shown, rerender } = show(unreachable);
  expect(shown.current).toEqual(old);
  expect(copy.write).not.toHaveBeenCalled();
  rerender(loaded);
  expect(shown.current).toEqual({ data: 'new', asOf: null, refreshing: null });
});

test('while a request hangs, the copy shows after a delay, and at once when the connection is known to be down', () => {
  const { shown } = show(loading);
  act(() => vi.advanceTimersByTime(2900));
  expect(shown.current).toEqual(none);
  act(() => vi.advanceTimersByTime(200));
  expect(shown.current).toEqual(old);

  const other = show(loading);
  act(() => setOffline(true));
  expect(other.shown.current).toEqual(old);
});

test('a resource the server refuses is not shown from the offline copy either', () => {
  const { shown, rerender } = show({ ...unreachable, error: new ApiError(404, '') });
  expect(shown.current).toEqual(none);
  rerender({ ...unreachable, error: new ApiError(503, '') });
  expect(shown.current).toEqual(old);
  expect(show({ ...unreachable, error: new ApiError(429, '') }).shown.current).toEqual(old);
});

test('another name never shows the copy of the one before', () => {
  const { shown, rerender } = show(unreachable);
  copy.read.mockReturnValue(null);
  rerender({ ...unreachable, name: 'other' });
  expect(shown.current).toEqual(none);
});

test('[NET-03] at once: the copy shows while loading, and is marked when that takes long', () => {
  const { shown, rerender } = show({ ...loading, atOnce: true });
  expect(shown.current).toEqual({ data: 'old', asOf: null, refreshing: null });
  act(() => vi.advanceTimersByTime(900));
  expect(shown.current).toEqual({ data: 'old', asOf: null, refreshing: null });
  act(() => vi.advanceTimersByTime(200));
  expect(shown.current).toEqual({ data: 'old', asOf: null, refreshing: at });
  rerender({ ...loaded, atOnce: true });
  expect(shown.current).toEqual({ data: 'new', asOf: null, refreshing: null });
});

test('at once: after an error the copy has its time', () => {
  const { shown, rerender } = show({ ...loading, atOnce: true });
  act(() => vi.advanceTimersByTime(2000));
  rerender({ ...unreachable, atOnce: true });
  expect(shown.current).toEqual(old);
  rerender({ ...loaded, atOnce: true });
  const later = '2026-11-21T01:00:00.000Z';
  copy.read.mockReturnValue({ value: 'new', at: later });
  rerender({ ...unreachable, data: 'new', atOnce: true });
  expect(shown.current).toEqual({ data: 'new', asOf: later, refreshing: null });
});

test('data that could not be refreshed is not stored as current', () => {
  show({ ...loaded, error: new NetworkError('unreachable') });
  show({ ...loaded, isValidating: true });
  expect(copy.write).not.toHaveBeenCalled();
});
