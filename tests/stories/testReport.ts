import { countsOf, type TestReport } from '../../scripts/testRun/report.ts';
import { storyOf } from './pictures.ts';
import type { Run } from './run.ts';

/** The visits as the report of a stage: a story has failed if a check or a picture of it did. */
export function testReportOf(run: Run, { accepted }: { accepted: boolean }): TestReport {
  const changed = accepted
    ? new Set<string>()
    : new Set(run.changed.map(({ name }) => storyOf(name)));
  const failed = run.visited.filter(({ id, failures }) => failures.length > 0 || changed.has(id));
  const pictures = run.visited.flatMap((story) => story.pictures).length;
  return {
    summary: countsOf({
      stories: run.visited.length,
      failed: failed.length,
      pictures,
      changed: accepted ? 0 : run.changed.length,
      'without a story': run.orphans.length,
    }),
    failed: [
      ...failed.map(({ id, title, file, failures }) => ({
        ...{ id, title, file },
        message: failures
          .map(({ part, width, text }) => `${part}, ${width} px: ${text}`)
          .join('\n'),
      })),
      ...run.others.map((text) => ({
        title: text.split('\n')[0] ?? '',
        ...{ file: '', message: text },
      })),
    ],
    flaky: [],
  };
}
