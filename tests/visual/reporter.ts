import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { type ReportedPicture, reportPage } from './reportPage.ts';

const folder = join(import.meta.dirname, '../../test-results/visual');

// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class PictureReporter implements Reporter {
  readonly #started = performance.now();
  readonly #pictures: ReportedPicture[] = [];
  readonly #failures: string[] = [];
  #removed = 0;

  onError({ message }: TestError) {
    this.#failures.push(message ?? 'Playwright stopped.');
  }

  onTestEnd({ title }: TestCase, { annotations, attachments, errors }: TestResult) {
    for (const { message = '' } of errors) this.#failures.push(`${title}\n${indent(message)}`);
    for (const { type, description: name = '' } of annotations) {
      if (type === 'removed') this.#removed++;
      if (type === 'removed' || type === 'updated' || type === 'added')
        console.log(`  ${type} ${name}`);
      if (type === 'removed') continue;

      const shots: ReportedPicture['shots'] = {};
      for (const kind of ['expected', 'actual', 'diff'] as const) {
        const body = attachments.find((attachment) => attachment.name === `${name}-${kind}`)?.body;
        if (body) shots[kind] = write(`${name}-${kind}.png`, body);
      }
      this.#pictures.push({ title, name, state: type, shots });
    }
  }

  onEnd() {
    for (const failure of this.#failures) console.error(`✗ ${failure}`);
    const bad = this.#pictures.filter(({ state }) => state === 'changed' || state === 'missing');
    if (bad.length > 0) {
      const page = write('index.html', Buffer.from(reportPage(bad)));
      console.error(`\nBefore, after and difference: ${join(folder, page)}`);
      console.error(
        'If the change is intended: look at each picture, then run npm run visual:update -- <story>',
      );
    }
    const count = (state: string) => this.#pictures.filter((picture) => picture.state === state);
    const figures = ['same', 'changed', 'missing', 'added', 'updated']
      .map((state) => [state, count(state).length] as const)
      .filter(([, number]) => number > 0)
      .map(([state, number]) => `${number} ${state}`);
    if (this.#removed > 0) figures.push(`${this.#removed} removed`);
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(1);
    console.log(`${this.#pictures.length} pictures: ${figures.join(', ') || 'none'}. ${seconds} s`);
  }
}

function write(name: string, content: Buffer): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  return name;
}

const indent = (text: string) =>
  text
    .replace(/^Error: /, '')
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
