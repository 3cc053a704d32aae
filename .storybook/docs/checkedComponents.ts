import type { NamedStory } from './Results';

type Entry = {
  type: 'story' | 'docs';
  id: string;
  name: string;
  title: string;
  importPath: string;
  tags?: string[];
  anchors?: { title: string }[];
};
/** Storybook's index.json, as far as it is read here. */
export type Index = { entries: Record<string, Entry> };

export type CheckedComponent = {
  name: string;
  group: string;
  /** Id of its page, or of its first story. */
  address: string;
  /** All that one may search for, in small letters. */
  words: string;
  stories: NamedStory[];
};

/** The stories files with what they are about, in the order of the sidebar. */
export function checkedComponents({ entries }: Index): CheckedComponent[] {
  const all = Object.values(entries);
  const files = Map.groupBy(
    all.filter(({ type }) => type === 'story'),
    ({ importPath }) => importPath,
  );
  return [...files].map(([file, stories]) => {
    const page = all.find(({ type, importPath }) => type === 'docs' && importPath === file);
    const [first] = stories;
    const path = first?.title.split('/') ?? [];
    const name = path.pop() ?? '';
    const words = [first?.title, file, ...(page?.anchors ?? []).map(({ title }) => title)];
    return {
      name,
      group: path.join('／') || name,
      address: page ? `/docs/${page.id}` : `/story/${first?.id}`,
      words: words.join('\n').toLowerCase(),
      stories: stories.map(({ id, name: story, tags = [] }) => ({
        id,
        name: story,
        hasPlay: tags.includes('play-fn'),
        isDrawn: tags.includes('visual'),
      })),
    };
  });
}
