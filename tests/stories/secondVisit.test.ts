import { expect, test } from 'vitest';
import type { Run, VisitedStory } from './run.ts';
import { repeated } from './secondVisit.ts';

const print = (hash: string) => ({ size: '390x844', hash });
const story = (id: string, ...failures: VisitedStory['failures']): VisitedStory => ({
  id,
  title: id,
  file: `${id}.stories.tsx`,
  failures,
  ran: [],
  pictures: [],
  milliseconds: 1,
});
const change = (id: string) => ({ name: `${id} 390 light`, before: print('a'), after: print('b') });
const broken = { part: 'play', width: 390, text: 'broken' } as const;
const run = (values: Partial<Run>): Run => ({
  visited: [],
  changed: [],
  orphans: [],
  others: [],
  flaky: [],
  ...values,
});

test('the second visit of a story counts; what then passes is reported, what fails again stays', () => {
  const first = run({
    visited: [story('by-chance', broken), story('redrawn'), story('sound'), story('wrong', broken)],
    changed: [change('redrawn'), change('wrong')],
    orphans: ['gone 390 light'],
  });
  const second = run({
    visited: [story('by-chance'), story('redrawn'), story('wrong', broken)],
    changed: [change('redrawn')],
  });
  const { visited, changed, orphans, flaky } = repeated(first, second);
  expect(visited.map(({ id, failures }) => [id, failures.length])).toEqual([
    ['by-chance', 0],
    ['redrawn', 0],
    ['sound', 0],
    ['wrong', 1],
  ]);
  expect(changed).toEqual([change('redrawn')]);
  expect(orphans).toEqual(['gone 390 light']);
  expect(flaky.map(({ id }) => id)).toEqual(['by-chance']);
});
