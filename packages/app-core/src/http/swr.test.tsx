import { ApiError, NetworkError } from '@homestand/api-client';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig, type SWRConfiguration } from 'swr';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { swrConfig, useSwrCache } from './swr';

type Config = Parameters<NonNullable<SWRConfiguration['onErrorRetry']>>[2];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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

test('a change during a load ends with its session: the next session’s load repeats nothing', async () => {
  vi.useRealTimers();
  const rejected = vi.fn();
  window.addEventListener('unhandledrejection', rejected);
  onTestFinished(() => window.removeEventListener('unhandledrejection', rejected));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={swrConfig()}>{children}</SWRConfig>
  );
  const never = new Promise<string>(() => {});
  const first = await renderHook(
    () => {
      useSWR('topics', () => never);
      return useSwrCache();
    },
    { wrapper },
  );
  first.result.current.change<string>('topics', (now) => now);
  await first.unmount();

  const load = vi.fn(async () => 'loaded');
  const next = await renderHook(() => useSWR('topics', load).data, { wrapper });
  await expect.poll(() => next.result.current).toBe('loaded');
  // The repetition is a task of its own, and so is the report of what it rejects.
  for (let tasks = 0; tasks < 3; tasks++) await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledOnce();
  expect(rejected).not.toHaveBeenCalled();
});
