// What Storybook's manifests say of each component and guide: its page, which Storybook itself does not read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { componentMarkdown, guideMarkdown } from '../scripts/componentDocs/markdown.ts';
import { componentFacts } from '../scripts/componentDocs/plugin.ts';
import { exampleOf } from './docs/exampleOf.ts';
import { wordsOf } from './searchIndex.ts';

const root = join(import.meta.dirname, '..');

type Component = {
  id: string;
  name: string;
  /** The stories file from the root: `./packages/ui/src/…`. */
  path: string;
  stories?: { id?: string; name: string; snippet?: string }[];
};
type Guide = { id: string; name: string; path: string; title?: string };

/** As far as they are read and written here. */
export type Manifests = {
  components?: { v: number; components: Record<string, Component>; meta?: object };
  docs?: { v: number; docs: Record<string, Guide> };
};

/** A preset that runs after those of the framework and of the docs, whose entries it writes anew. */
export async function withPages({ components, docs, ...others }: Manifests): Promise<Manifests> {
  return {
    ...others,
    ...(components && { components: { ...components, components: await pagesOf(components) } }),
    ...(docs && { docs: { ...docs, docs: guidesOf(docs.docs) } }),
  };
}

async function pagesOf({
  components,
}: NonNullable<Manifests['components']>): Promise<Record<string, Component>> {
  const facts = componentFacts();
  // Bundled: the texts of components import as a bundler resolves it.
  const {
    module: { everyPage },
  } = await runnerImport<typeof import('./docs/everyPage.ts')>(
    join(import.meta.dirname, 'docs/everyPage.ts'),
    { root, configFile: false, logLevel: 'error' },
  );
  const entries = Object.values(components).flatMap(({ id, path, stories = [] }) => {
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
    const described = {
      ...{ id, name, path },
      summary: `${docs.name}。${docs.purpose}（${wordsOf(docs).join('、')}）`,
      import: `import { ${name} } from '@homestand/ui';`,
      title,
      description: page,
      apiDescription: api,
      stories,
    };
    return [[id, described] as const];
  });
  return Object.fromEntries(entries);
}

/** A guide without words of its own, such as a table of results, is not among them. */
function guidesOf(docs: Record<string, Guide>): Record<string, Guide> {
  const guides = Object.values(docs).map(({ id, name, path, title = name }) => {
    const content = guideMarkdown(readFileSync(join(root, path), 'utf8'));
    const [summary = ''] = content.split('\n').filter((line) => /^[^#|\s]/.test(line));
    return {
      ...{ id, name, path, title, summary },
      content: `# ${title}\n\n${content.replace(/^# .*\s*/, '')}`,
    };
  });
  return Object.fromEntries(
    guides.filter(({ summary }) => summary !== '').map((guide) => [guide.id, guide]),
  );
}
