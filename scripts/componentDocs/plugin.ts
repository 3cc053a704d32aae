import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readProject } from '../check/project.ts';
import { describeComponents } from './describe.ts';
import { historyOf } from './history.ts';

const name = 'virtual:homestand/component-facts';

/** Provides what the code and its commits say about each component to the pages of Storybook. */
export const componentFacts: Plugin = {
  name: 'homestand:component-facts',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return;
    const root = join(import.meta.dirname, '../..');
    const files = new Map(
      [...readProject(join(root, 'packages/ui'))].map(([path, content]) => [
        `packages/ui/${path}`,
        content,
      ]),
    );
    return [
      `export const facts = ${JSON.stringify(describeComponents(files))};`,
      `export const history = ${JSON.stringify(historyOf(root))};`,
    ].join('\n');
  },
};
