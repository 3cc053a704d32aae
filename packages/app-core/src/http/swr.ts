import { ApiError, NetworkError } from '@homestand/api-client';
import {
  type Arguments,
  type Cache,
  type SWRConfiguration,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { reportError } from './errorMessages';

export type ChangeCache = <Value>(key: Arguments, update: (value: Value) => Value) => void;

/**
 * Changes what a key holds, and nothing where there is nothing yet. A load that is under way would be thrown
 * away by the cache for being older than the change, so it is asked for again.
 */
export function useSwrCache(): {
  change: ChangeCache;
  read: <Value>(key: Arguments) => Value | undefined;
} {
  const { cache, mutate } = useSWRConfig();
  const stateOf = (key: Arguments) => cache.get(unstable_serialize(key));
  return {
    // The keys of one noun hold the values of one noun.
    read: <Value>(key: Arguments) => stateOf(key)?.data as Value | undefined,
    change(key, update) {
      const state = stateOf(key);
      if (state?.data === undefined) return;
      const next = update(state.data);
      if (next !== state.data) void mutate(key, next, { revalidate: state.isValidating === true });
    },
  };
}

/** Milliseconds after which the server, which had too much to do, wants to be asked again. */
const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.retryAfter !== undefined && [429, 503].includes(error.code)
    ? error.retryAfter * 1000
    : undefined;

/**
 * A cache of its own, whose loads tell what went wrong, and try again when nobody answered, or when the server
 * has said after how long.
 */
export const swrConfig = (): SWRConfiguration & { provider: () => Cache } => ({
  provider: () => new Map(),
  onError: reportError,
  // Coming back to a screen is a reason to look; two parts of one screen are not.
  dedupingInterval: 200,
  shouldRetryOnError: (error: unknown) =>
    error instanceof NetworkError || retryAfterOf(error) !== undefined,
  onErrorRetry(error, _key, { errorRetryInterval }, revalidate, options) {
    const backoff = errorRetryInterval * 2 ** Math.min(options.retryCount, 8);
    const asked = retryAfterOf(error) ?? 0;
    // Spread, so that a stadium does not come back at once.
    const wait = asked > 0 ? asked * (1 + Math.random() / 2) : backoff * (0.5 + Math.random());
    setTimeout(() => void revalidate(options), wait);
  },
});
