const methods = {
  getItem(this: Record<string, string>, key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  },
  setItem(this: Record<string, string>, key: string, value: string) {
    this[key] = String(value);
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key];
  },
};

/**
 * Storage of one story. The real one outlives the story, and Storybook's frame has its own entries there.
 * Entries are own properties, as in the real one.
 */
const createMemoryStorage = (): Storage => Object.create(methods);

/** Replaces both storages of the page by empty ones; returns a function that restores them. */
export function replaceStorage(): () => void {
  const names = ['localStorage', 'sessionStorage'] as const;
  const restores = names.map((name) => {
    const real = Object.getOwnPropertyDescriptor(window, name);
    const storage = createMemoryStorage();
    Object.defineProperty(window, name, { configurable: true, get: () => storage });
    return () => real && Object.defineProperty(window, name, real);
  });
  return () => {
    for (const restore of restores) restore();
  };
}
