import { ApiError, NetworkError } from '@homestand/api-client';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOffline } from '../browser/connection';
import { useOfflineCopy } from './useOfflineCopy';

const at = '2026-11-21T00:00:00.000Z';
const shelf = { name: 'talk', read: vi.fn(), write: vi.fn() };

type Loading = { data: string | undefined; error: unknown; isValidating: boolean; name?: string };

const loading: Loading = { data: undefined, error: undefined, isValidating: true };
const unreachable = { ...loading, error: new NetworkError('unreachable'), isValidating: false };
const loaded: Loading = { data: 'new', error: undefined, isValidating: false };

type Shown = { current: unknown };

function Probe({ shown, name = shelf.name, ...now }: Loading & { shown: Shown }) {
  const result = useOfflineCopy<string>(now, { ...shelf, name });
  useLayoutEffect(() => {
    shown.current = result;
  });
  return null;
}

/** The hook in a component of its own, told again and again what was loaded. */
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
  shelf.read.mockReset().mockReturnValue({ value: 'old', at });
  shelf.write.mockReset();
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  setOffline(false);
  vi.useRealTimers();
});

const old = { data: 'old', keptAt: at };
const none = { data: undefined, keptAt: null };

test('what comes is shown and kept; what was kept is not even looked for', () => {
  const { shown, rerender } = show(loading);
  expect(shown.current).toEqual(none);
  rerender(loaded);
  expect(shown.current).toEqual({ data: 'new', keptAt: null });
  expect(shelf.write).toHaveBeenCalledExactlyOnceWith('new');
  expect(shelf.read).not.toHaveBeenCalled();
});

test('where nobody answers, what was kept is shown until something comes', () => {
  const { shown, rerender } = show(unreachable);
  expect(shown.current).toEqual(old);
  expect(shelf.write).not.toHaveBeenCalled();
  rerender(loaded);
  expect(shown.current).toEqual({ data: 'new', keptAt: null });
});

test('on a line that carries nothing, it is shown after a while, and at once when the line is known to be down', () => {
  const { shown } = show(loading);
  act(() => vi.advanceTimersByTime(2900));
  expect(shown.current).toEqual(none);
  act(() => vi.advanceTimersByTime(200));
  expect(shown.current).toEqual(old);

  const other = show(loading);
  act(() => setOffline(true));
  expect(other.shown.current).toEqual(old);
});

test('what the server refuses is not shown from here either', () => {
  const { shown, rerender } = show({ ...unreachable, error: new ApiError(404, '') });
  expect(shown.current).toEqual(none);
  rerender({ ...unreachable, error: new ApiError(503, '') });
  expect(shown.current).toEqual(old);
});

test('another thing never shows what was kept of the one before', () => {
  const { shown, rerender } = show(unreachable);
  shelf.read.mockReturnValue(null);
  rerender({ ...unreachable, name: 'other' });
  expect(shown.current).toEqual(none);
});

test('what could not be brought up to date is not kept as if it had been', () => {
  show({ ...loaded, error: new NetworkError('unreachable') });
  show({ ...loaded, isValidating: true });
  expect(shelf.write).not.toHaveBeenCalled();
});
