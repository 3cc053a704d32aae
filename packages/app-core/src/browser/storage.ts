import type { Schema } from '@homestand/api-client/schema';
import type { FanKey, TabKey } from './storageKeys';

/**
 * Browser storage that may be full, switched off or forbidden: then nothing is stored, and nothing throws.
 */
function careful(open: () => Storage) {
  const attempt = <Result>(action: (storage: Storage) => Result): Result | null => {
    try {
      return action(open());
    } catch {
      return null;
    }
  };
  return {
    read: (key: string) => attempt((storage) => storage.getItem(key)),
    /** Whether it was stored. */
    write: (key: string, value: string) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }) ?? false,
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
    keys: <Prefix extends string>(prefix: Prefix) =>
      attempt((storage) =>
        Object.keys(storage).filter((key): key is `${Prefix}${string}` => key.startsWith(prefix)),
      ) ?? [],
  };
}

/** Storage with entries of these names only. */
export type KeyedStorage<Key extends string> = Pick<ReturnType<typeof careful>, 'keys'> & {
  read: (key: Key) => string | null;
  /** Whether it was stored. */
  write: (key: Key, value: string) => boolean;
  remove: (key: Key) => void;
};

/** With the entries of all apps: for what clears the device. */
export const allLocal = careful(() => localStorage);
/**
 * The staff's app has its own `local` and `createStored`, in data/storage.ts.
 * @alias
 */
export const local: KeyedStorage<FanKey> = allLocal;
export const perTab: KeyedStorage<TabKey> = careful(() => sessionStorage);

type Format = { encode: (value: unknown) => string; decode: (text: string) => unknown };

const json: Format = { encode: JSON.stringify, decode: JSON.parse };

/**
 * Values in local storage, each under `prefix` and its id; a single value has the id ''. What another version
 * or another program wrote is tested by the schema when it is read, and removed when it does not fit.
 */
export function createStoredUnder<Value>(
  prefix: string,
  schema: Schema<Value>,
  { encode, decode }: Format = json,
) {
  function read(id = ''): Value | null {
    const text = allLocal.read(prefix + id);
    if (text === null) return null;
    try {
      const value = decode(text);
      if (schema(value)) return value;
    } catch {
      // Not of this format: removed below.
    }
    allLocal.remove(prefix + id);
    return null;
  }
  return {
    read,
    readAll: () => allLocal.keys(prefix).flatMap((key) => read(key.slice(prefix.length)) ?? []),
    /** Whether it was stored. An equal value is not written again: the other tabs would read what they have. */
    write(value: Value, id = ''): boolean {
      const text = encode(value);
      return allLocal.read(prefix + id) === text || allLocal.write(prefix + id, text);
    },
    remove: (id = '') => allLocal.remove(prefix + id),
    follow: (listener: () => void) => followStored(prefix, listener),
  };
}

/** `createStoredUnder` with entries of these names only. */
export type CreateStored<Key extends string> = <Value>(
  prefix: Key,
  schema: Schema<Value>,
  format?: Format,
) => ReturnType<typeof createStoredUnder<Value>>;

/** @alias */
export const createStored: CreateStored<FanKey> = createStoredUnder;

/** Calls back when another tab has changed or removed an entry with this prefix. */
export function followStored(prefix: string, listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
