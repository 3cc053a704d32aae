import { type ComponentType, lazy } from 'react';

/** A component whose code loads when it is wanted. Its file exports nothing else. */
export const lazily = (load: () => Promise<Record<string, ComponentType>>) =>
  lazy(async () => {
    const [Loaded] = Object.values(await load());
    if (!Loaded) throw new Error('The file of a lazy component exports nothing.');
    return { default: Loaded };
  });
