import { perTab } from '../browser/storage';

const key = 'redirect_uri';

/** Keeps where somebody wanted to go until they have signed in. */
export const keepReturnAddress = (address: string) => perTab.write(key, address);

/** Where to go after a login; only ever a page of this app. */
export function returnAddress(): string | null {
  const address = perTab.read(key);
  return address !== null && /^\/[up]\/[^\\]*$/.test(address) ? address : null;
}

export const dropReturnAddress = () => perTab.remove(key);
