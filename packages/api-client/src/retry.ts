import { ApiError, NetworkError } from './errors';
import { sleep } from './sleep';

export type RetryOptions = {
  signal?: AbortSignal;
  tries?: number;
  /** Milliseconds; each pause is about twice the one before. */
  firstPause?: number;
};

const longestPause = 30_000;

/**
 * Retries a call while the network fails or the server is busy. The call must be idempotent: it reads, puts
 * or deletes, or carries a key (`sendOnce`).
 */
export async function withRetry<Result>(
  call: () => Promise<Result>,
  { signal, tries = 4, firstPause = 500 }: RetryOptions = {},
): Promise<Result> {
  for (let failures = 1; ; failures++) {
    try {
      return await call();
    } catch (error) {
      const pause = pauseAfter(error, failures, firstPause);
      if (failures >= tries || pause === undefined) throw error;
      await sleep(pause, signal);
    }
  }
}

/** Sends with a key made by `createKey`: the server executes it once, however often it is tried. */
export function sendOnce<Result>(
  key: string,
  call: (header: { 'Idempotency-Key': string }) => Promise<Result>,
  options?: RetryOptions,
): Promise<Result> {
  return withRetry(() => call({ 'Idempotency-Key': key }), options);
}

/** Milliseconds until the next retry; undefined when a retry makes no sense. */
export function pauseAfter(error: unknown, failures: number, first: number): number | undefined {
  // Random jitter of up to half the time, so that many clients that lost their signal together do not retry
  // at once.
  const growing = Math.min(longestPause, first * 2 ** (failures - 1)) * (1 - Math.random() / 2);
  if (error instanceof NetworkError) return error.reason === 'aborted' ? undefined : growing;
  if (!(error instanceof ApiError) || (error.code !== 429 && error.code !== 503)) return undefined;
  const serverPause = (error.retryAfter ?? 0) * 1000;
  return serverPause > longestPause ? undefined : serverPause + growing;
}
