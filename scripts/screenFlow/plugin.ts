import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readScreens } from './screens.ts';

const name = 'virtual:homestand/screen-flow';

/** Provides the screens of the app and their links to Storybook. */
export const screenFlow: Plugin = {
  name: 'homestand:screen-flow',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return;
    const screens = readScreens(join(import.meta.dirname, '../..'));
    return `export const screens = ${JSON.stringify(screens)};`;
  },
};
