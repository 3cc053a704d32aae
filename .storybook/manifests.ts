// What Storybook's manifests say of each component and guide: its page, which Storybook itself does not read.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Component, experimental_manifests as sourcesOf } from '@storybook/react/preset';
import type { IndexEntry } from 'storybook/internal/types';
import { runnerImport } from 'vite';
import { componentMarkdown, guideMarkdown } from '../scripts/componentDocs/markdown.ts';
import { componentFacts } from '../scripts/componentDocs/plugin.ts';
import { importOf } from '../scripts/componentDocs/texts.ts';
import { exampleOf } from './docs/exampleOf.ts';
import { wordsOf } from './searchIndex.ts';

const root = join(import.meta.dirname, '..');

type Guide = { id: string; name: string; path: string; title?: string; summary?: string };

/** As far as they are read and written here. */
type Manifests = {
  components?: { v: number; components: Record<string, Component>; meta?: object };
  docs?: { v: number; docs: Record<string, Guide> };
};

type Options = {
  configType?: string | undefined;
  presets: {
    apply: (
      preset: 'storyIndexGenerator',
    ) => Promise<{ getIndex: () => Promise<{ entries: Record<string, IndexEntry> }> }>;
  };
};

/** A preset that runs after that of the docs, whose guides it writes anew; components have the tag `!manifest`. */
export async function withPages({ docs }: Manifests, options: Options): Promise<Manifests> {
  const meta = { docgen: 'homestand' };
  return {
    components: { v: 0, components: await pages(options), meta },
    docs: { v: 0, docs: guides(docs?.docs ?? {}) },
  };
}

/** Bundled: the texts of components import as a bundler resolves it. */
async function loadPages() {
  const { module } = await runnerImport<typeof import('./docs/everyPage.ts')>(
    join(import.meta.dirname, 'docs/everyPage.ts'),
    { root, configFile: false, logLevel: 'error' },
  );
  return module.everyPage;
}

let ofBuild: ReturnType<typeof loadPages> | undefined;

/**
 * The pages of all components; a build loads them before it begins, because a slow machine has no time for them
 * beside it, and Vite waits no longer than 60 seconds. While Storybook runs they may change.
 */
export function everyPageFor({ configType }: Pick<Options, 'configType'>) {
  if (configType !== 'PRODUCTION') return loadPages();
  ofBuild ??= loadPages();
  return ofBuild;
}

async function pages(options: Options): Promise<Record<string, Component>> {
  const everyPage = await everyPageFor(options);
  const generator = await options.presets.apply('storyIndexGenerator');
  const entries = Object.values((await generator.getIndex()).entries).filter(
    ({ type, importPath }) => type === 'story' && everyPage.has(importPath),
  );
  const facts = componentFacts();
  const described = (await withSources(entries, options)).flatMap(({ id, path, stories = [] }) => {
    const written = everyPage.get(path);
    const own = written && facts[written.name];
    if (!written || !own) return [];
    const { name, docs } = written;
    const sources = stories.map(({ snippet: code }) => ({
      parameters: { docs: { source: { ...(code !== undefined && { code }) } } },
    }));
    const { title, page, api } = componentMarkdown({
      ...written,
      facts: own,
      example: exampleOf(name, sources, facts),
    });
    const component = {
      ...{ id, name, title, path, stories },
      summary: `${docs.name}。${docs.purpose}（${wordsOf(docs).join('、')}）`,
      import: importOf([name]),
      description: page,
      apiDescription: api,
    };
    return [[id, component] as const];
  });
  return Object.fromEntries(described);
}

/** Components with the source of each story, by file and the time of its last change. */
const read = new Map<string, { changed: number; component: Component }>();

/** Reading a file takes the framework long: only those that changed are read again. */
async function withSources(entries: IndexEntry[], options: Options): Promise<Component[]> {
  const paths = [...new Set(entries.map(({ importPath }) => importPath))];
  const changed = new Map(paths.map((path) => [path, statSync(join(root, path)).mtimeMs]));
  const manifestEntries = entries.filter(
    ({ importPath }) => read.get(importPath)?.changed !== changed.get(importPath),
  );
  if (manifestEntries.length > 0) {
    const { components } = await sourcesOf({}, { ...options, manifestEntries });
    for (const component of Object.values(components?.components ?? {}))
      read.set(component.path, { changed: changed.get(component.path) ?? 0, component });
  }
  return paths.flatMap((path) => read.get(path)?.component ?? []);
}

/** A guide without words of its own, such as a table of results, is not among them. */
function guides(docs: Record<string, Guide>): Record<string, Guide> {
  const texts = Object.values(docs).map(({ id, name, path, title = name }) => {
    const text = guideMarkdown(readFileSync(join(root, path), 'utf8')).replace(/^# .*\s*/, '');
    const [summary = ''] = text.split('\n').filter((line) => /^[^#|\s]/.test(line));
    return { ...{ id, name, path, title, summary }, content: `# ${title}\n\n${text}` };
  });
  return Object.fromEntries(
    texts.filter(({ summary }) => summary !== '').map((guide) => [guide.id, guide]),
  );
}
