// What scripts/visual.ts asks of a run, and what the run leaves for it.
import { join } from 'node:path';
import type { Print } from './pictures.ts';

export type Part =
  | 'render'
  | 'play'
  | 'console'
  | 'policy'
  | 'request'
  | 'axe'
  | 'fit'
  | 'part'
  | 'picture';

export type Failure = { part: Part; width: number; text: string };

/** A picture that differs from the manifest, or is not in it. */
export type ChangedPicture = { name: string; before: Print | null; after: Print };

export type VisitedStory = {
  id: string;
  /** Title and name, as Storybook shows them. */
  title: string;
  /** Story file from the root. */
  file: string;
  failures: Failure[];
  /** What was asked of the story, with or without a failure. */
  ran: Part[];
  pictures: { name: string; print: Print }[];
  milliseconds: number;
};

export type Run = {
  visited: VisitedStory[];
  changed: ChangedPicture[];
  /** Pictures of the manifest that their story no longer has, or whose story is gone. */
  orphans: string[];
  /** Failures that belong to no story. */
  others: string[];
  /** Titles of what failed and passed when it was repeated. */
  flaky: { title: string; file: string; id?: string }[];
};

/** The built page of all stories. */
export const pageFolder = join(import.meta.dirname, 'page/dist');
export const resultFolder = join(import.meta.dirname, '../../test-results/stories');
export const runFile = join(resultFolder, 'run.json');

/** Ids of the stories to visit, as JSON; unset means all. */
export const wantedVariable = 'STORIES';

/** Set in the gate: what fails once is repeated once. */
export const repeatVariable = 'STORIES_REPEAT';
