import { ApiError, NetworkError } from '@homestand/api-client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Arguments, Cache, SWRConfiguration } from 'swr';
// What 'swr' exports, without useSWR: the first page needs only the provider, and one module is in one chunk.
import { defaultConfig, SWRConfig, SWRGlobalState, serialize, useSWRConfig } from 'swr/_internal';
import { reportError } from './errorNotices';

type ChangeCache = <Value>(key: Arguments, update: (value: Value) => Value) => void;

export type SessionCache = {
  read: <Value>(key: Arguments) => Value | undefined;
  /**
   * Updates a cached key; does nothing when the key has no value and is not loading. A load under way may be
   * older than the change, so it is repeated: the first load after it has shown its data, a later one, which
   * SWR discards, at once.
   */
  change: ChangeCache;
  /** Sets a key, loaded or not; a promise that rejects changes nothing. */
  replace: (key: Arguments, value: unknown) => Promise<void>;
  /** Loads what shows of these keys again. */
  reload: (keys: Arguments | ((key: Arguments) => boolean)) => Promise<void>;
};

/** Reloads of keys that changed during their first load, whose data may be older than the change. */
const reloads = new Map<string, () => unknown>();

function createSessionCache({
  cache,
  mutate,
}: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>): SessionCache {
  const idOf = (key: Arguments) => serialize(key)[0];
  const stateOf = (key: Arguments) => cache.get(idOf(key));
  const reload: SessionCache['reload'] = async (keys) => void (await mutate(keys));
  return {
    reload,
    // All keys of one kind hold values of one type.
    read: <Value,>(key: Arguments) => stateOf(key)?.data as Value | undefined,
    replace: (key, value) =>
      mutate(key, value, { revalidate: false }).then(
        () => {},
        () => {},
      ),
    change(key, update) {
      const state = stateOf(key);
      if (state?.data === undefined) {
        if (state?.isValidating) reloads.set(idOf(key), () => reload(key));
        return;
      }
      const next = update(state.data);
      if (next === state.data) return;
      void mutate(key, next, { revalidate: state.isValidating === true });
    },
  };
}

// Stories render a screen without a session's cache: in SWR's own.
const withoutSession = createSessionCache(defaultConfig);
let current = withoutSession;

/**
 * The cache of this session, for code outside React. Ask for it before a wait: what is written into it after its session
 * has ended shows to nobody.
 */
export const sessionCache = (): SessionCache => current;

/** The cache of the session that renders. */
export const useSessionCache = (): SessionCache => createSessionCache(useSWRConfig());

/** One cache per session, under its token: data of another person cannot show. */
export const SessionCacheProvider = ({
  token = '',
  children,
}: {
  token: string | undefined;
  children: ReactNode;
}) => (
  <SWRConfig key={token} value={swrConfig()}>
    <BoundSessionCache />
    {children}
  </SWRConfig>
);

/** Rendered before the screens, so that its layout effect runs before theirs. */
function BoundSessionCache() {
  const { cache, mutate } = useSWRConfig();
  const wasRemoved = useRef(false);
  useLayoutEffect(() => {
    const bound = createSessionCache({ cache, mutate });
    current = bound;
    const state = SWRGlobalState.get(cache);
    // StrictMode renders a removed cache again, and SWR listens to focus and network only for one that it does not know.
    if (wasRemoved.current) SWRGlobalState.delete(cache);
    return () => {
      if (current === bound) current = withoutSession;
      // SWR forgets a cache that is removed, and each call of its session that ends later would reject when it changes
      // its data. Known again, the cache takes the change, and nobody reads it.
      if (state) SWRGlobalState.set(cache, state);
      wasRemoved.current = true;
    };
  }, [cache, mutate]);
  return null;
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
    const retryAfterMs = retryAfterOf(error) ?? 0;
    // Random spread, so that all clients of an event do not retry at once.
    const wait =
      retryAfterMs > 0 ? retryAfterMs * (1 + Math.random() / 2) : backoff * (0.5 + Math.random());
    setTimeout(() => void revalidate(options), wait);
  },
});
