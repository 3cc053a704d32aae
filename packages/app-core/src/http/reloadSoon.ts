import { type SessionCache, sessionCache } from './sessionCache';

const waiting = new WeakMap<SessionCache, Set<string>>();

/**
 * Loads what shows of a key again within a time, once for all calls until then: an event that concerns everybody must not
 * make all phones ask at once.
 */
export function reloadSoon(key: string, withinMs: number) {
  const cache = sessionCache();
  const keys = waiting.get(cache) ?? new Set();
  waiting.set(cache, keys);
  if (keys.has(key)) return;
  keys.add(key);
  setTimeout(() => {
    keys.delete(key);
    void cache.reload(key);
  }, Math.random() * withinMs);
}
