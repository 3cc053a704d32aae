import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { badgesOf, type FoundTest, writeReport } from './report.ts';

/** Writes the report of a Vitest stage. */
// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default class VitestReporter implements Reporter {
  #root = process.cwd();
  #specifications: readonly TestSpecification[] = [];

  onInit({ config }: Vitest) {
    this.#root = config.root;
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.#specifications = specifications;
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly { message?: string; stack?: string }[],
  ) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const started = new Set(modules.map(({ moduleId }) => moduleId));
    const failed = [
      ...inState('failed').map((test) => ({ ...this.#test(test), message: messageOf(test) })),
      // A file that cannot be loaded has no tests.
      ...modules.flatMap((module) =>
        [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
          .slice(0, 1)
          .map(({ message }) => ({ ...this.#file(module), message: plain(message) })),
      ),
      ...unhandledErrors.map(({ message = '', stack = message }) => ({
        title: `Error outside of a test: ${message.split('\n')[0]}`,
        file: '',
        message: plain(stack),
      })),
      ...this.#specifications
        .filter(({ moduleId }) => !started.has(moduleId))
        .map(({ moduleId }) => ({ title: 'did not run', file: this.#path(moduleId) })),
    ];
    const flaky = tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => ({ ...this.#test(test), message: messageOf(test) }));
    const summary = badgesOf({
      passed: inState('passed').length,
      failed: failed.length,
      skipped: inState('skipped').length,
    });
    writeReport({ summary, failed, flaky });
  }

  #test(test: TestCase): FoundTest {
    return { ...this.#file(test.module), title: test.fullName };
  }

  #file(module: TestModule): FoundTest {
    const file = this.#path(module.moduleId);
    return { title: file, file, project: module.project.name };
  }

  #path(moduleId: string) {
    return relative(this.#root, moduleId);
  }
}

const messageOf = (test: TestCase) =>
  plain((test.result().errors ?? []).map(({ stack, message }) => stack ?? message).join('\n'));

const plain = stripVTControlCharacters;
