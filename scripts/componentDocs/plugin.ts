import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentDocs } from '@homestand/ui/guide';
import type { Plugin } from 'vite';
import { resultFolder } from '../../tests/stories/run.ts';
import { readProject } from '../check/project.ts';
import { controlsOf } from './controls.ts';
import { describeComponents } from './describe.ts';
import { historyOf } from './history.ts';
import { checksFile, reportAddress, reportPages, shownChecks, writeChecks } from './shownChecks.ts';

const root = join(import.meta.dirname, '../..');

const modules: Record<string, () => Record<string, unknown>> = {
  'virtual:homestand/component-facts': () => ({
    facts: facts(),
    history: historyOf(root),
  }),
};

let described: ReturnType<typeof describeComponents> | undefined;
/** As they are when Storybook starts: reading them all takes seconds. */
function facts() {
  described ??= componentFacts();
  return described;
}

export function componentFacts() {
  const files = [...readProject(join(root, 'packages/ui'))].map(
    ([path, content]) => [`packages/ui/${path}`, content] as const,
  );
  return describeComponents(new Map(files));
}

/** Provides what the code, its commits and the visits say about each component to the pages of Storybook. */
export const pageFacts: Plugin = {
  name: 'homestand:page-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load(id) {
    const exported = modules[id.slice(1)]?.();
    if (!exported) return;
    return Object.entries(exported)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
  writeBundle({ dir }) {
    if (dir) writeChecks(root, dir);
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${checksFile}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(shownChecks(root)));
    });
    middlewares.use(`/${reportAddress}`, ({ url }, response, next) => {
      const name = url?.slice(1) ?? '';
      if (!reportPages().includes(name)) return next();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(readFileSync(join(resultFolder, name)));
    });
  },
};

const storiesFile = /(.*\/packages\/ui\/src\/.*\/(\w+))\.stories\.tsx$/;

/** Gives the stories of a component the controls of all its props. */
export const controls: Plugin = {
  name: 'homestand:controls',
  async transform(code, id) {
    const [, base = '', name = ''] = storiesFile.exec(id) ?? [];
    const described = facts()[name]?.components[name];
    if (!described || !existsSync(`${base}.docs.ts`)) return;
    const { docs } = (await import(`${base}.docs.ts`)) as { docs: ComponentDocs };
    const argTypes = JSON.stringify(controlsOf(described, docs));
    return { code: `${code}\nmeta.argTypes = { ...${argTypes}, ...meta.argTypes };\n`, map: null };
  },
};
