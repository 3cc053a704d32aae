import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type IndexEntry = {
  type: 'story' | 'docs';
  id: string;
  title: string;
  name: string;
  tags: string[];
};

export type PicturedStory = { id: string; title: string; name: string; widths: number[] };

const root = join(import.meta.dirname, '../..');

export const storybookFolder = process.env.VISUAL_STORYBOOK ?? join(root, 'storybook-static');

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The stories tagged `visual`, and the widths of their pictures. */
export function picturedStories(): PicturedStory[] {
  const content = readFileSync(join(storybookFolder, 'index.json'), 'utf8');
  // Written by Storybook; the type names the part that is read here.
  const { entries } = JSON.parse(content) as { entries: Record<string, IndexEntry> };
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags.includes('visual'))
    .map(({ id, title, name }) => ({
      id,
      title,
      name,
      widths: title.startsWith('画面の部品') ? [320, 390, 1280] : [390],
    }));
}

export const isWanted = ({ id, title, name }: PicturedStory, words: string[]) =>
  words.length === 0 ||
  words.some((word) => `${id}\n${title}/${name}`.toLowerCase().includes(word.toLowerCase()));

export const pictureName = (id: string, theme: Theme, width: number) => `${id}-${theme}-${width}`;
