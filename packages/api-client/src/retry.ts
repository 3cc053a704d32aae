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
 * Calls again while the line or the server is only busy. The call must be one that may happen twice: it
 * reads, it puts or deletes, or it carries a key (`sendOnce`).
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

/** Sends with a key made by `createKey`: however often it is tried, the server does it once. */
export function sendOnce<Result>(
  key: string,
  call: (header: { 'Idempotency-Key': string }) => Promise<Result>,
  options?: RetryOptions,
): Promise<Result> {
  return withRetry(() => call({ 'Idempotency-Key': key }), options);
}

/** Milliseconds until it makes sense to try again; nothing when it makes none. */
export function pauseAfter(error: unknown, failures: number, first: number): number | undefined {
  // Spread over half the time, so that a stadium that lost its signal does not come back at once.
  const growing = Math.min(longestPause, first * 2 ** (failures - 1)) * (1 - Math.random() / 2);
  if (error instanceof NetworkError) return error.reason === 'aborted' ? undefined : growing;
  if (!(error instanceof ApiError) || (error.code !== 429 && error.code !== 503)) return undefined;
  const asked = (error.retryAfter ?? 0) * 1000;
  return asked > longestPause ? undefined : asked + growing;
}
