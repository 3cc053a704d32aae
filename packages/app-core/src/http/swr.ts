import { ApiError, NetworkError } from '@homestand/api-client';
import {
  type Arguments,
  type Cache,
  type SWRConfiguration,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { reportError } from './errorNotices';

export type ChangeCache = <Value>(key: Arguments, update: (value: Value) => Value) => void;

/** Reloads of keys that changed during their first load, whose data may be older than the change. */
const reloads = new Map<string, () => unknown>();

/**
 * Updates a cached key; does nothing when the key has no value and is not loading. A load under way may be
 * older than the change, so it is repeated: the first load after it has shown its data, a later one, which
 * SWR discards, at once.
 */
export function useSwrCache(): {
  change: ChangeCache;
  read: <Value>(key: Arguments) => Value | undefined;
} {
  const { cache, mutate } = useSWRConfig();
  const stateOf = (key: Arguments) => cache.get(unstable_serialize(key));
  return {
    // All keys of one kind hold values of one type.
    read: <Value>(key: Arguments) => stateOf(key)?.data as Value | undefined,
    change(key, update) {
      const state = stateOf(key);
      if (state?.data === undefined) {
        if (state?.isValidating)
          reloads.set(unstable_serialize(key), () => mutate(key).catch(() => {}));
        return;
      }
      const next = update(state.data);
      if (next === state.data) return;
      // An effect of a screen that ends with its session: SWR has removed the cache, and nobody reads the change.
      mutate(key, next, { revalidate: state.isValidating === true }).catch(() => {});
    },
  };
}

/** Milliseconds after which an overloaded server allows a retry (Retry-After). */
const retryAfterOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.retryAfter !== undefined && [429, 503].includes(error.code)
    ? error.retryAfter * 1000
    : undefined;

/**
 * A cache of its own. Loads report their errors, and retry on network errors and when the server sent
 * Retry-After.
 */
export const swrConfig = (): SWRConfiguration & { provider: () => Cache } => ({
  provider: () => new Map(),
  onError: reportError,
  onSuccess(_data, key) {
    const reload = reloads.get(key);
    reloads.delete(key);
    // SWR puts the data into the cache after this call.
    if (reload) setTimeout(reload);
  },
  // Returning to a screen reloads; two components of one screen share one request.
  dedupingInterval: 200,
  shouldRetryOnError: (error: unknown) =>
    error instanceof NetworkError || retryAfterOf(error) !== undefined,
  onErrorRetry(error, _key, { errorRetryInterval }, revalidate, options) {
    const backoff = errorRetryInterval * 2 ** Math.min(options.retryCount, 8);
    const asked = retryAfterOf(error) ?? 0;
    // Random spread, so that all clients of an event do not retry at once.
    const wait = asked > 0 ? asked * (1 + Math.random() / 2) : backoff * (0.5 + Math.random());
    setTimeout(() => void revalidate(options), wait);
  },
});
