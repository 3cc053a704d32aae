import { useEffect, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { schemeOf } from './scheme';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function onDeviceChange(listener: () => void) {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}

/** The switches of the toolbar, of which a page without a story is told the changes only; and the theme they make. */
export function useGlobals() {
  const [globals, setGlobals] = useState<Record<string, unknown>>(
    () => addons.getChannel().last(GLOBALS_UPDATED)?.[0]?.globals ?? {},
  );
  const isDark = useSyncExternalStore(onDeviceChange, () => dark.matches);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals: now }: { globals: Record<string, unknown> }) => setGlobals(now);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return { globals, scheme: schemeOf(globals, isDark) };
}
