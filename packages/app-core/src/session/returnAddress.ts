import { useSyncExternalStore } from 'react';
import { perTab } from '../browser/storage';
import type { TabKey } from '../browser/storageKeys';

const withoutEvents = () => () => {};

/**
 * The address of an app that was requested before the login, for this tab, under the app's base. `own` fits the
 * addresses that a login may lead to, from end to end.
 */
export function createReturnAddress(key: TabKey, own: RegExp) {
  const read = () => own.exec(perTab.read(key) ?? '')?.[0] ?? null;
  return {
    keepReturnAddress: (address: string) => perTab.write(key, address),
    // Read anew by each rendering: the React Compiler would memoize a plain call.
    useReturnAddress: () => useSyncExternalStore(withoutEvents, read),
    dropReturnAddress: () => perTab.remove(key),
  };
}
