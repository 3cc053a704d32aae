import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentDocs } from '@homestand/ui/guide';
import type { Plugin } from 'vite';
import { shownResults } from '../../tests/stories/results.ts';
import { resultFolder } from '../../tests/stories/run.ts';
import { readProject } from '../check/project.ts';
import { controlsOf } from './controls.ts';
import { describeComponents } from './describe.ts';
import { historyOf } from './history.ts';

const root = join(import.meta.dirname, '../..');
/** What the last visits left for reading: pages that hold all they show. */
const reportPages = () => globSync('index*.html', { cwd: resultFolder });
const reportAddress = 'picture-report';

const modules: Record<string, () => Record<string, unknown>> = {
  'virtual:homestand/component-facts': () => ({
    facts: componentFacts(),
    history: historyOf(root),
  }),
  'virtual:homestand/check-results': () => ({ results: shownResults(root), report: report() }),
};

let described: ReturnType<typeof describeComponents> | undefined;
/** As they are when Storybook starts, or a page asks for them again. */
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

/** The report exists when pictures changed or stories failed in the last visits. */
function report(): { address: string; date: string } | null {
  if (!reportPages().includes('index.html')) return null;
  const { mtime } = statSync(join(resultFolder, 'index.html'));
  return { address: `${reportAddress}/index.html`, date: mtime.toISOString() };
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
  generateBundle() {
    for (const name of reportPages())
      this.emitFile({
        type: 'asset',
        fileName: `${reportAddress}/${name}`,
        source: readFileSync(join(resultFolder, name)),
      });
  },
  configureServer({ middlewares }) {
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
