// What a stage of a test run found, in one form for all test runners.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type FoundTest = {
  title: string;
  /** From the root of the repository. */
  file: string;
  line?: number;
  /** The browser or the Vitest project. */
  project?: string;
  /** What the stage's own command takes to repeat it, where that is not the file. */
  id?: string;
  /** What failed, the first time. */
  message?: string;
};

export type TestReport = {
  /** One line, such as `1288 stories, 2282 pictures`. */
  summary: string;
  failed: FoundTest[];
  /** Failed once and passed when repeated. */
  flaky: FoundTest[];
};

/** The file into which a stage writes its report; unset outside of a run of stages. */
const reportVariable = 'TEST_REPORT';

export const reportEnvironment = (file: string) => ({ [reportVariable]: file });

export function writeReport(report: TestReport) {
  const file = process.env[reportVariable];
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}

/** Null when the stage ended before it could write one. */
export function readReport(file: string): TestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return null;
  }
}

export const badgesOf = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
