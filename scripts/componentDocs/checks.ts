// What Storybook's pages say about the results of the visits. Runs in the browser, too.
import type { ShownResult, ShownResults } from '../../tests/stories/results.ts';
import type { Part } from '../../tests/stories/run.ts';

/** A story as far as it decides what is asked of it. */
export type CheckedStory = { id: string; hasPlay: boolean; isDrawn: boolean };

export type State = 'failed' | 'notRun' | 'outdated' | 'passed';
/** How many stories are in each state. */
export type Tally = Record<State, number>;

export type CheckName = 'render' | 'play' | 'axe' | 'policy' | 'fit' | 'picture';

export type Check = {
  name: CheckName;
  /** What the check consists of; a part that did not run leaves it without a result. */
  parts: readonly Part[];
  /** Asked of some stories only; a failure counts. */
  optional?: readonly Part[];
  appliesTo: (story: CheckedStory) => boolean;
};

const always = () => true;

export const checks: readonly Check[] = [
  { name: 'render', parts: ['render', 'console'], optional: ['part'], appliesTo: always },
  { name: 'play', parts: ['play'], appliesTo: ({ hasPlay }) => hasPlay },
  { name: 'axe', parts: ['axe'], appliesTo: always },
  { name: 'policy', parts: ['policy', 'request'], appliesTo: always },
  { name: 'fit', parts: ['fit'], appliesTo: ({ isDrawn }) => isDrawn },
  { name: 'picture', parts: ['picture'], appliesTo: ({ isDrawn }) => isDrawn },
];

function stateOf({ parts, optional = [] }: Check, result: ShownResult | undefined): State {
  const all = [...parts, ...optional];
  if (all.some((part) => result?.parts[part] === 'failed')) return 'failed';
  if (!result || parts.some((part) => !result.parts[part])) return 'notRun';
  return result.isOutdated ? 'outdated' : 'passed';
}

/** The first one decides about several. */
const order = ['failed', 'notRun', 'outdated', 'passed'] as const;

/** The state that several stories have together. */
export const worst = (states: readonly State[]): State =>
  order.find((state) => states.includes(state)) ?? 'notRun';

export function tally(states: readonly State[]): Tally {
  const counts: Tally = { failed: 0, notRun: 0, outdated: 0, passed: 0 };
  for (const state of states) counts[state]++;
  return counts;
}

/** The states of the stories that a check is about. */
export const statesOf = (
  check: Check,
  stories: readonly CheckedStory[],
  results: ShownResults | null,
): State[] => stories.filter(check.appliesTo).map(({ id }) => stateOf(check, results?.stories[id]));

/** The state of a story over all checks. */
export const storyState = (story: CheckedStory, results: ShownResults | null): State =>
  worst(
    checks
      .filter(({ appliesTo }) => appliesTo(story))
      .map((check) => stateOf(check, results?.stories[story.id])),
  );

/** The names of the checks of a story that are in a state. */
export const checksIn = (
  state: State,
  story: CheckedStory,
  results: ShownResults | null,
): CheckName[] =>
  checks
    .filter(({ appliesTo }) => appliesTo(story))
    .filter((check) => stateOf(check, results?.stories[story.id]) === state)
    .map(({ name }) => name);

/** The state of a story in an engine whose run may ask less than the visits: at least to draw and to play. */
export function engineState(story: CheckedStory, results: ShownResults | null): State {
  const parts = results?.stories[story.id]?.parts ?? {};
  const isAsked = ({ parts: needed, appliesTo }: Check) =>
    appliesTo(story) && needed.some((part) => parts[part]);
  const least = checks.slice(0, 2).filter(({ appliesTo }) => appliesTo(story));
  const chosen = [...new Set([...least, ...checks.filter(isAsked)])];
  return worst(chosen.map((check) => stateOf(check, results?.stories[story.id])));
}
