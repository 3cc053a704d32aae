import { perTab } from '../browser/storage';

const key = 'redirect_uri';

/** Stores the address that was requested before the login. */
export const keepReturnAddress = (address: string) => perTab.write(key, address);

/** Where to go after a login; only an address of this app. */
export function returnAddress(): string | null {
  const address = perTab.read(key);
  return address !== null && /^\/[up]\/[^\\]*$/.test(address) ? address : null;
}

export const dropReturnAddress = () => perTab.remove(key);
