import { type ComponentType, lazy } from 'react';

/** A component whose code loads when it is first rendered: `lazyScreen(() => import('./TopScreen'), 'TopScreen')`. */
export const lazyScreen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
