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

/** Reads stored JSON. Returns null when there is none; removes an entry that is not valid. */
export function readJson<Value>(
  storage: typeof local,
  key: string,
  isWhole: (value: unknown) => value is Value,
): Value | null {
  const text = storage.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isWhole(value)) return value;
  } catch {
    // Not JSON: removed below.
  }
  storage.remove(key);
  return null;
}

/** Whether each named field has its type. Fields that are not named do not matter. */
export function hasFields(
  value: unknown,
  fields: Readonly<Record<string, readonly ('string' | 'number' | 'boolean' | 'null')[]>>,
): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return Object.entries(fields).every(([name, types]) =>
    types.some((type) => (type === 'null' ? record[name] === null : typeof record[name] === type)),
  );
}
