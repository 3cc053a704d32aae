import { storyOf } from './pictures.ts';
import type { Run, VisitedStory } from './run.ts';

/** The stories of which a check failed or a picture changed. */
export function failedStories({ visited, changed }: Run): VisitedStory[] {
  const redrawn = new Set(changed.map(({ name }) => storyOf(name)));
  return visited.filter(({ id, failures }) => failures.length > 0 || redrawn.has(id));
}

/** A run in which the second visit of some stories takes the place of the first. */
export function repeated(first: Run, second: Run): Run {
  const again = new Set(second.visited.map(({ id }) => id));
  const stillFailed = new Set(failedStories(second).map(({ id }) => id));
  const isLeft = (picture: string) => !again.has(storyOf(picture));
  return {
    visited: [...first.visited.filter(({ id }) => !again.has(id)), ...second.visited].toSorted(
      (a, b) => (a.id < b.id ? -1 : 1),
    ),
    changed: [...first.changed.filter(({ name }) => isLeft(name)), ...second.changed],
    orphans: [...first.orphans.filter(isLeft), ...second.orphans],
    others: [...first.others, ...second.others],
    flaky: [
      ...first.flaky,
      ...second.visited
        .filter(({ id }) => !stillFailed.has(id))
        .map(({ id, title, file }) => ({ id, title, file })),
    ],
  };
}
