import { createKey } from '@homestand/api-client';
import { local } from '../browser/storage';

const key = 'device_id';

/** The id of this browser, or undefined when it has none yet. */
export const readDeviceId = () => local.read(key) ?? undefined;

export const writeDeviceId = (id: string) => local.write(key, id);

/** The id that logins of all audiences send: a browser that has logged in before is not delayed by strangers. */
export function deviceId(): string {
  const stored = readDeviceId();
  if (stored && /^[A-Za-z0-9_-]{1,64}$/.test(stored)) return stored;
  const created = createKey();
  writeDeviceId(created);
  return created;
}
