import { useSyncExternalStore } from 'react';

/** One value that is nobody's state: what the browser tells the page, and what a part of the page tells another. */
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
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    // Its name says that it is a hook: a call that does not look like one is remembered instead of made.
    useValue: () => useSyncExternalStore(subscribe, get),
  };
}
