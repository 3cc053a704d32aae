import { useSyncExternalStore } from 'react';

/** Observable module-level value: browser events for the page, or signals between parts of the page. */
export function createObservable<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    subscribe,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    // The name begins with `use`: the React Compiler memoizes a call that does not look like a hook.
    useValue: () => useSyncExternalStore(subscribe, get),
  };
}
