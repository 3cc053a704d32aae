import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { badgesOf, type FoundTest, writeReport } from './report.ts';

/** Writes the report of a Playwright stage. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #errors: FoundTest[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onError({ message = 'Playwright stopped.' }: TestError) {
    const text = plain(message);
    this.#errors.push({ title: text.split('\n')[0] ?? '', file: '', message: text });
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const withOutcome = (outcome: string) => tests.filter((test) => test.outcome() === outcome);
    // A test without a result was not reached.
    const unfinished = tests.filter(
      ({ results, expectedStatus }) =>
        results.every(({ status }) => status === 'interrupted') && expectedStatus !== 'skipped',
    );
    const failed = [
      ...withOutcome('unexpected').map((test) => ({ ...found(test), message: messageOf(test) })),
      ...this.#errors,
    ];
    const flaky = withOutcome('flaky').map((test) => ({
      ...found(test),
      message: messageOf(test),
    }));
    const summary = badgesOf({
      passed: withOutcome('expected').length + flaky.length,
      failed: failed.length,
      skipped: withOutcome('skipped').length - unfinished.length,
      'did not run': unfinished.length,
    });
    writeReport({ summary, failed, flaky });
  }

  printsToStdio() {
    return false;
  }
}

function found(test: TestCase): FoundTest {
  // The first parts are the root, the project and the file.
  const title = test.titlePath().slice(3).join(' › ');
  return {
    title,
    file: relative(process.cwd(), test.location.file),
    line: test.location.line,
    project: test.parent.project()?.name ?? '',
  };
}

/** The errors of the first run and, for the trace viewer, the path of the trace. */
function messageOf({ results }: TestCase): string {
  const errors = (results[0]?.errors ?? []).map(({ stack, message = '' }) => stack ?? message);
  const traces = results
    .flatMap(({ attachments }) => attachments)
    .flatMap(({ name, path }) => (name === 'trace' && path ? [relative(process.cwd(), path)] : []));
  return plain([...errors, ...traces.map((path) => `trace: ${path}`)].join('\n'));
}

const plain = stripVTControlCharacters;
