import type { Schema } from '@homestand/api-client/schema';

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
    keys: (prefix: string): string[] =>
      attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [],
  };
}

export const local = careful(() => localStorage);
export const perTab = careful(() => sessionStorage);

type Format = { encode: (value: unknown) => string; decode: (text: string) => unknown };

const json: Format = { encode: JSON.stringify, decode: JSON.parse };

/**
 * Values in local storage, each under `prefix` and its id; a single value has the id ''. What another version
 * or another program wrote is tested by the schema when it is read, and removed when it does not fit.
 */
export function createStored<Value>(
  prefix: string,
  schema: Schema<Value>,
  { encode, decode }: Format = json,
) {
  function read(id = ''): Value | null {
    const text = local.read(prefix + id);
    if (text === null) return null;
    try {
      const value = decode(text);
      if (schema(value)) return value;
    } catch {
      // Not of this format: removed below.
    }
    local.remove(prefix + id);
    return null;
  }
  return {
    read,
    readAll: () => local.keys(prefix).flatMap((key) => read(key.slice(prefix.length)) ?? []),
    /** Whether it was stored. An equal value is not written again: the other tabs would read what they have. */
    write(value: Value, id = ''): boolean {
      const text = encode(value);
      return local.read(prefix + id) === text || local.write(prefix + id, text);
    },
    remove: (id = '') => local.remove(prefix + id),
    follow: (listener: () => void) => followStored(prefix, listener),
  };
}

/** Calls back when another tab has changed or removed an entry with this prefix. */
export function followStored(prefix: string, listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
