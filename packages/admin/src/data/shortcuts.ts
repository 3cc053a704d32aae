import { createObservable } from '@homestand/app-core/browser/observable';
import { useLocation } from 'react-router-dom';
import { local } from './storage';

const key = 'office_keys';
const single = createObservable(local.read(key) !== 'off');

/** Whether keys without a modifier do something in the office, on this device. */
export const useSingleKeys = single.useValue;

export function setSingleKeys(on: boolean) {
  local.write(key, on ? 'on' : 'off');
  single.set(on);
}

/** The visit to an address in which the list of all keys is open: another address closes it. */
const openIn = createObservable<string | null>(null);

export function useShortcutList() {
  const { key } = useLocation();
  return {
    open: openIn.useValue() === key,
    onOpen: () => openIn.set(key),
    onClose: () => openIn.set(null),
  };
}
