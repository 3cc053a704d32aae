// What the search of the sidebar finds: it looks for words in titles, in names and in the anchors of docs pages.
import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { ComponentDocs } from '@homestand/ui/guide';
import type { DocsIndexEntry, Indexer, StoryIndex } from 'storybook/internal/types';
import { toHiragana, toKatakana, toRomaji } from 'wanakana';

type Index = Pick<StoryIndex, 'entries'>;
type Generator = { getIndexAndStats: () => Promise<{ storyIndex: Index } | undefined> };

/** What is written beside the component of a stories file; none if nothing is. */
async function docsOf(stories: string): Promise<ComponentDocs | undefined> {
  const path = stories.replace(/[.]stories[.]tsx$/, '.docs.ts');
  if (path === stories || !existsSync(path)) return undefined;
  // A changed file is another module.
  const url = `${pathToFileURL(path).href}?${statSync(path).mtimeMs}`;
  const { docs } = (await import(url)) as { docs: ComponentDocs };
  return docs;
}

/** `部品/Button` becomes `部品/ボタン（Button）`: hits at the start of a name come first. Ids are from `meta.id`. */
export const withJapaneseTitle = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const docs = await docsOf(file);
    const inputs = await indexer.createIndex(file, options);
    return inputs.map((input) => {
      const title = options.makeTitle(input.title);
      // What the manifest says of components is written by manifests.ts.
      const tags = [...(input.tags ?? []), '!manifest'];
      return docs
        ? { ...input, tags, title: title.replace(/[^/]+$/, `${docs.name}（$&）`) }
        : { ...input, tags };
    });
  },
});

/** `[ORDER-03]`, as requirements are written everywhere else, becomes the tag `order-03` of the filter. */
export const withRequirementTags = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const inputs = await indexer.createIndex(file, options);
    return inputs.map(({ tags = [], ...input }) => ({ ...input, tags: tags.map(tagOf) }));
  },
});

const tagOf = (tag: string) => /^\[([A-Z]+-\d+)\]$/.exec(tag)?.[1]?.toLowerCase() ?? tag;

const finished = new WeakSet<Generator>();

/** Each search word of a component becomes an anchor of its page, in place of its stories, which are found anyway. */
export function withSearchWords<Given extends Generator>(generator: Given): Given {
  if (finished.has(generator)) return generator;
  finished.add(generator);
  const original = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const found = await original();
    for (const entry of Object.values(found?.storyIndex.entries ?? {}))
      if (entry.type === 'docs') await addWords(entry);
    return found;
  };
  return generator;
}

/** As they are typed, where the library's spelling is another. */
const romaji = { ふぁ: 'fa', ふぃ: 'fi', ふぇ: 'fe', ふぉ: 'fo', てぃ: 'ti', でぃ: 'di' };

/** The name of a component in kana and in romaji, and what else one may call it. */
export function wordsOf({ name, reading = name, search = [] }: ComponentDocs): string[] {
  const kana = toHiragana(reading, { convertLongVowelMark: false });
  // In katakana ー is a long vowel, in hiragana a dash.
  return [kana, toRomaji(toKatakana(kana), { customRomajiMapping: romaji }), ...search];
}

async function addWords(entry: DocsIndexEntry) {
  // A guide is found by its headings.
  if (entry.importPath.endsWith('.mdx')) return;
  const docs = await docsOf(entry.importPath);
  if (docs) entry.name = docs.name;
  entry.anchors = (docs ? wordsOf(docs) : []).map((title, at) => ({ id: `word-${at}`, title }));
}
