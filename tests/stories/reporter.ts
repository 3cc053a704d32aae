import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { readManifest } from './pictures.ts';
import { type Run, resultFolder, runFile, type VisitedStory, wantedVariable } from './run.ts';

/** Collects what the visits found into one file and compares the pictures with the manifest. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class StoryReporter implements Reporter {
  readonly #visited: VisitedStory[] = [];
  readonly #others: string[] = [];
  readonly #flaky: Run['flaky'] = [];

  onError({ message }: TestError) {
    this.#others.push(plain(message ?? 'Playwright stopped.'));
  }

  onTestEnd(test: TestCase, { annotations, errors }: TestResult) {
    const { title } = test;
    const visit = annotations.find(({ type }) => type === 'visit')?.description;
    // Written by stories.spec.ts.
    if (visit) this.#visited.push(JSON.parse(visit) as VisitedStory);
    else if (test.outcome() === 'flaky')
      this.#flaky.push({ title, file: relative(process.cwd(), test.location.file) });
    else if (test.results.length > test.retries)
      for (const { message } of errors) this.#others.push(plain(`${title}\n${message}`));
  }

  onEnd() {
    const { prints } = readManifest();
    const taken = this.#visited.flatMap(({ pictures }) => pictures);
    const names = new Set(taken.map(({ name }) => name));
    const failed = new Set(
      this.#visited.filter(({ failures }) => failures.length > 0).map(({ id }) => id),
    );
    const isWhole = process.env[wantedVariable] === undefined && this.#others.length === 0;
    const run: Run = {
      visited: this.#visited.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      changed: taken.flatMap(({ name, print }) => {
        const before = prints.get(name) ?? null;
        return before?.hash === print.hash ? [] : [{ name, before, after: print }];
      }),
      orphans: [...prints.keys()].filter((name) => {
        const story = name.split(' ')[0] ?? '';
        if (names.has(name) || failed.has(story)) return false;
        return isWhole || this.#visited.some(({ id }) => id === story);
      }),
      others: this.#others,
      flaky: this.#flaky,
    };
    mkdirSync(resultFolder, { recursive: true });
    writeFileSync(runFile, JSON.stringify(run));
  }
}

/** Without the colours of a terminal. */
const plain = (text: string) => stripVTControlCharacters(text);
