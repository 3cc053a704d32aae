import { badgesOf, type TestReport } from '../../scripts/testRun/report.ts';
import type { Run } from './run.ts';
import { failedStories } from './secondVisit.ts';

/** The visits as the report of a stage: a story has failed if a check or a picture of it did. */
export function testReportOf(run: Run, { accepted }: { accepted: boolean }): TestReport {
  const changed = accepted ? [] : run.changed;
  const failed = failedStories({ ...run, changed });
  const pictures = run.visited.flatMap((story) => story.pictures).length;
  return {
    summary: badgesOf({
      stories: run.visited.length,
      failed: failed.length,
      pictures,
      changed: changed.length,
      'without a story': run.orphans.length,
    }),
    failed: [
      ...failed.map(({ id, title, file, failures }) => ({
        ...{ id, title, file },
        message: failures
          .map(({ part, width, text }) => `${part}, ${width} px: ${text}`)
          .join('\n'),
      })),
      ...run.orphans.map((name) => ({ title: `a picture without a story: ${name}`, file: '' })),
      ...run.others.map((text) => ({
        title: text.split('\n')[0] ?? '',
        ...{ file: '', message: text },
      })),
    ],
    flaky: run.flaky,
  };
}
