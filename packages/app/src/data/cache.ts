import { NetworkError } from '@homestand/api-client';
import {
  type Arguments,
  type Cache,
  type SWRConfiguration,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { reportFailure } from './failures';

export type Change = <Value>(key: Arguments, update: (value: Value) => Value) => void;

/**
 * Changes what a key holds, and nothing where there is nothing yet. A load that is under way would be thrown
 * away by the cache for being older than the change, so it is asked for again.
 */
export function useChange(): {
  change: Change;
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

/** A cache of its own, whose loads tell what went wrong, and try again only when nobody answered. */
export const cacheOf = (): SWRConfiguration & { provider: () => Cache } => ({
  provider: () => new Map(),
  onError: reportFailure,
  // Coming back to a screen is a reason to look; two parts of one screen are not.
  dedupingInterval: 200,
  shouldRetryOnError: (error: unknown) => error instanceof NetworkError,
});
