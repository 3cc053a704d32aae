import { createContext, use } from 'react';
import type { UiMessages } from '../../messages.gen';

type Overrides<T> = {
  readonly [K in keyof T]?: T[K] extends
    | string
    | readonly unknown[]
    | ((...args: never[]) => unknown)
    ? T[K]
    : Overrides<T[K]>;
};

/** Texts that replace the default ones, by component. */
export type UiMessageOverrides = Overrides<UiMessages>;

export const MessageOverridesContext = createContext<UiMessageOverrides>({});

/** The texts of a component: its defaults, or those with the overrides of UiProvider. */
export function useMessages<C extends keyof UiMessages>(
  component: C,
  defaults: UiMessages[C],
): UiMessages[C] {
  const overrides = use(MessageOverridesContext)[component];
  return overrides ? merged(defaults, overrides) : defaults;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mergedOf = new WeakMap<object, WeakMap<object, object>>();

/** Functions and lists are replaced whole, groups by key. The same defaults and overrides give the same object. */
function merged<T extends object>(defaults: T, overrides: object): T {
  const byDefaults = mergedOf.get(overrides) ?? new WeakMap<object, object>();
  mergedOf.set(overrides, byDefaults);
  const cached = byDefaults.get(defaults);
  if (cached) return cached as T;
  const result = { ...defaults } as Record<string, unknown>;
  for (const [key, value] of Object.entries(overrides)) {
    const current = result[key];
    if (isGroup(value) && isGroup(current)) result[key] = merged(current, value);
    // What was stored by another version may be of another kind.
    else if (typeof value === typeof current) result[key] = value;
  }
  byDefaults.set(defaults, result);
  return result as T;
}
