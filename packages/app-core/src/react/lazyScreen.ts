import { type ComponentType, lazy } from 'react';

export type LazyScreen = ComponentType & {
  /** Loads the code before the screen is rendered, which then needs no fallback. */
  load: () => Promise<void>;
};

type Module = { default: ComponentType };

/** The code of a screen did not arrive. The browser keeps this failure: importing again fails without a request. */
export class CodeNotLoaded extends Error {}

/** A component whose code loads when it is first rendered: `lazyScreen(() => import('./TopScreen'), 'TopScreen')`. */
export function lazyScreen<Name extends string>(
  importModule: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  let loaded: Module | undefined;
  const load = async () => {
    if (loaded) return loaded;
    const module = await importModule().catch((cause: unknown) => {
      throw new CodeNotLoaded(name, { cause });
    });
    loaded = { default: module[name] };
    return loaded;
  };
  const Screen = lazy(() => (loaded ? resolved(loaded) : load()));
  return Object.assign(Screen, { load: async () => void (await load()) });
}

/** React reads a promise in a later task, for which it shows the fallback; this one responds at once. */
const resolved = (module: Module) =>
  // biome-ignore lint/suspicious/noThenProperty: React takes any object with `then`.
  ({ then: (onResolved: (module: Module) => void) => onResolved(module) }) as Promise<Module>;
