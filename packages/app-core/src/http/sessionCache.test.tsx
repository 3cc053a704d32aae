import { ApiError, NetworkError } from '@homestand/api-client';
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SessionCacheProvider, swrConfig, useSessionCache } from './sessionCache';

type Config = Parameters<NonNullable<SWRConfiguration['onErrorRetry']>>[2];

beforeEach(() => {
  vi.useFakeTimers();
});

const shouldRetry = (error: unknown) => {
  const { shouldRetryOnError } = swrConfig();
  return typeof shouldRetryOnError === 'function' && shouldRetryOnError(error as Error);
};

test('[ROB-03] a load is retried for network errors and for 429 and 503 with Retry-After', () => {
  expect(shouldRetry(new NetworkError('unreachable'))).toBe(true);
  expect(shouldRetry(new ApiError(429, '', { retryAfter: 3 }))).toBe(true);
  expect(shouldRetry(new ApiError(503, '', { retryAfter: 5 }))).toBe(true);
  expect(shouldRetry(new ApiError(429, ''))).toBe(false);
  expect(shouldRetry(new ApiError(404, ''))).toBe(false);
});

test('[ROB-03] the retry waits for Retry-After, and runs soon after it', () => {
  const revalidate = vi.fn(async () => true);
  const config = { errorRetryInterval: 5000 } as Config;
  const error = new ApiError(429, '', { retryAfter: 12 });
  swrConfig().onErrorRetry?.(error, 'cart', config, revalidate, { retryCount: 1, dedupe: true });
  vi.advanceTimersByTime(11_999);
  expect(revalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6001);
  expect(revalidate).toHaveBeenCalledOnce();
});

function Probe({ useHook }: { useHook: () => void }) {
  useHook();
  return null;
}

/** Renders the hook in a cache of its own, as each session has one; returns a function that removes both. */
function renderInSession(useHook: () => void): () => void {
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <SessionCacheProvider token="first">
        <Probe useHook={useHook} />
      </SessionCacheProvider>,
    ),
  );
  return () => flushSync(() => root.unmount());
}

test('a call that ends after its session changes its data to nobody’s eyes, and fails nowhere', async () => {
  vi.useRealTimers();
  const root = createRoot(document.createElement('div'));
  const render = (token: string, useHook: () => void) =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <SessionCacheProvider token={token}>
            <Probe useHook={useHook} />
          </SessionCacheProvider>
        </StrictMode>,
      ),
    );
  onTestFinished(() => flushSync(() => root.unmount()));
  const shownFirst = vi.fn();
  render('first', () => {
    const { data, mutate } = useSWR('product', async () => 'loaded');
    shownFirst(data, mutate);
  });
  await expect.poll(() => shownFirst.mock.lastCall?.[0]).toBe('loaded');

  const shown = vi.fn();
  render('second', () => shown(useSWR('product', async () => 'of the next').data));
  const save: SWRResponse<string>['mutate'] = shownFirst.mock.lastCall?.[1];
  await expect(save('saved', { revalidate: false })).resolves.toBe('saved');
  await expect.poll(() => shown.mock.lastCall).toEqual(['of the next']);
  expect(shown).not.toHaveBeenCalledWith('saved');
});

test('a change during a load ends with its session: the next session’s load repeats nothing', async () => {
  vi.useRealTimers();
  const rejected = vi.fn();
  window.addEventListener('unhandledrejection', rejected);
  onTestFinished(() => window.removeEventListener('unhandledrejection', rejected));
  const never = new Promise<string>(() => {});
  const endFirst = renderInSession(() => {
    useSWR('topics', () => never);
    const { change } = useSessionCache();
    useEffect(() => change<string>('topics', (now) => now));
  });
  endFirst();

  const load = vi.fn(async () => 'loaded');
  const shown = vi.fn();
  onTestFinished(renderInSession(() => shown(useSWR('topics', load).data)));
  await expect.poll(() => shown.mock.lastCall).toEqual(['loaded']);
  for (let tasks = 0; tasks < 3; tasks++) {
    // The repetition is a task of its own, and so is the report of what it rejects.
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(load).toHaveBeenCalledOnce();
  expect(rejected).not.toHaveBeenCalled();
});
