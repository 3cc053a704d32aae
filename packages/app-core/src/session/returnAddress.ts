import { useSyncExternalStore } from 'react';
import { perTab } from '../browser/storage';
import type { TabKey } from '../browser/storageKeys';

const withoutEvents = () => () => {};

/**
 * The address of an app that was requested before the login, for this tab, under the app's base. `isOwn` is true for
 * the addresses that a login may lead to.
 */
export function createReturnAddress(key: TabKey, isOwn: (address: string) => boolean) {
  function read(): string | null {
    const address = perTab.read(key);
    return address !== null && isOwn(address) ? address : null;
  }
  return {
    keepReturnAddress: (address: string) =>
      isOwn(address) ? perTab.write(key, address) : perTab.remove(key),
    // Read anew by each rendering: the React Compiler would memoize a plain call.
    useReturnAddress: () => useSyncExternalStore(withoutEvents, read),
    dropReturnAddress: () => perTab.remove(key),
  };
}
