import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShownClub } from '@homestand/ui/testing';
import { firstStory, firstVisitId } from '../../.storybook/firstStory.ts';
import { shownClubIn } from '../../scripts/storybookClub.ts';
import { secondClub } from '../support/clubs.ts';
import { clubVisitId, storiesOfClub } from './clubStories.ts';
import { pageFolder } from './run.ts';

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

/** A visit: a story, one at the head of a component's page, or one in the name of the second club. */
export type VisitedEntry = StoryEntry & {
  /** The story's own id; that of the visit says more before it. */
  storyId: string;
  club: ShownClub | null;
  isPlayed: boolean;
};

const isOfComponent = ({ importPath }: StoryEntry) => /\/(primitives|pieces)\//.test(importPath);

/** The story at the head of each component's page. */
export const firstStories = (stories: readonly StoryEntry[]): StoryEntry[] =>
  [...Map.groupBy(stories.filter(isOfComponent), ({ importPath }) => importPath).values()].flatMap(
    (group) => firstStory(group) ?? [],
  );

/**
 * What the visits open: each story, those at the head of a page again without their play, and a smaller set in the
 * name of the second club.
 */
export function readVisits(): VisitedEntry[] {
  const stories = readStories();
  const club = shownClubIn(secondClub);
  const heads = firstStories(stories);
  const unplayed = new Set(
    heads.filter(({ tags }) => !tags.includes('play-fn')).map(({ id }) => id),
  );
  return [
    ...stories.map((story) => ({
      ...story,
      storyId: story.id,
      club: null,
      isPlayed: !unplayed.has(story.id),
    })),
    ...heads
      .filter(({ tags }) => tags.includes('play-fn'))
      .map((story) => ({
        ...story,
        id: firstVisitId(story.id),
        name: `${story.name}（説明の見本）`,
        tags: ['visual', 'book-02'],
        storyId: story.id,
        club: null,
        isPlayed: false,
      })),
    ...stories
      .filter(({ id }) => storiesOfClub.has(id))
      .map((story) => ({
        ...story,
        id: clubVisitId(story.id),
        name: `${story.name}（${club.facts.team}）`,
        tags: ['visual', 'club-04'],
        storyId: story.id,
        club,
        isPlayed: false,
      })),
  ];
}

export const matches = (story: StoryEntry, words: readonly string[]) => {
  const text = `${story.id}\n${story.title}/${story.name}\n${requirementsOf(story)}`.toLowerCase();
  return words.some((word) => text.includes(word.toLowerCase()));
};
