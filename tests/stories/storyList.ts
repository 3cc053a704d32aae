import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const pageFolder = join(import.meta.dirname, 'page/dist');

export type StoryEntry = {
  type: 'story' | 'docs';
  id: string;
  title: string;
  name: string;
  /** The file, from the root: `./packages/ui/src/…`. */
  importPath: string;
  tags: string[];
};

/** All stories of Storybook's index, which the build writes beside the page. */
export function readStories(): StoryEntry[] {
  const content = readFileSync(join(pageFolder, 'index.json'), 'utf8');
  // Written by Storybook; the type names the part that is read here.
  const { entries } = JSON.parse(content) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The requirements that a story shows, as the titles of tests write them: `[ORDER-03]`. */
export const requirementsOf = ({ tags }: Pick<StoryEntry, 'tags'>): string[] =>
  tags.filter((tag) => /^[a-z]+-\d+$/.test(tag)).map((tag) => `[${tag.toUpperCase()}]`);

export const matches = (story: StoryEntry, words: readonly string[]) => {
  const text = `${story.id}\n${story.title}/${story.name}\n${requirementsOf(story)}`.toLowerCase();
  return words.some((word) => text.includes(word.toLowerCase()));
};
