import { expect, test } from 'vitest';
import type { ShownResult, ShownResults } from '../../tests/stories/results.ts';
import { checks, checksIn, engineState, statesOf, storyState, tally } from './checks.ts';

const result = (parts: ShownResult['parts'], isOutdated = false): ShownResult => ({
  commit: 'abc1234',
  isModified: false,
  date: '2026-11-21T03:00:00.000Z',
  isOutdated,
  parts,
});
const passed = {
  render: 'passed',
  console: 'passed',
  policy: 'passed',
  request: 'passed',
  axe: 'passed',
} as const;
const story = (id: string, hasPlay = false, isDrawn = false) => ({ id, hasPlay, isDrawn });
const results: ShownResults = {
  browser: 'chromium 153',
  stories: {
    good: result(passed),
    outdated: result(passed, true),
    broken: result({ ...passed, axe: 'failed', play: 'passed' }, true),
    unplaced: result({ ...passed, part: 'failed' }),
  },
};

test('a story without a result, or with a check that did not run, has not passed', () => {
  expect(storyState(story('good'), results)).toBe('passed');
  expect(storyState(story('unknown'), results)).toBe('notRun');
  expect(storyState(story('good'), null)).toBe('notRun');
  expect(storyState(story('good', true), results)).toBe('notRun');
  expect(checksIn('notRun', story('good', true, true), results)).toEqual([
    'play',
    'fit',
    'picture',
  ]);
});

test('a failure counts although the sources changed since; other results are outdated then', () => {
  expect(storyState(story('broken', true), results)).toBe('failed');
  expect(checksIn('failed', story('broken', true), results)).toEqual(['axe']);
  expect(storyState(story('outdated'), results)).toBe('outdated');
  expect(storyState(story('unplaced'), results)).toBe('failed');
});

test('a check counts the stories it is about', () => {
  const stories = [story('good'), story('broken', true), story('unknown', true)];
  const [shown, play, axe] = checks.map((check) => tally(statesOf(check, stories, results)));
  expect(shown).toEqual({ failed: 0, notRun: 1, outdated: 1, passed: 1 });
  expect(play).toEqual({ failed: 0, notRun: 1, outdated: 1, passed: 0 });
  expect(axe).toEqual({ failed: 1, notRun: 1, outdated: 0, passed: 1 });
});

test('a run in another engine may leave checks out, but not the drawing and the play', () => {
  const drawn = { render: 'passed', console: 'passed' } as const;
  const other: ShownResults = {
    browser: 'firefox 140',
    stories: { good: result(drawn), odd: result({ ...drawn, axe: 'failed' }) },
  };
  expect(engineState(story('good', false, true), other)).toBe('passed');
  expect(engineState(story('good', true), other)).toBe('notRun');
  expect(engineState(story('odd'), other)).toBe('failed');
  expect(engineState(story('good'), null)).toBe('notRun');
});
