import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';
import type * as inPage from './inPage.ts';
import { describe, type Target } from './target.ts';

type InPage = typeof inPage;
type File = { name: string; buffer: Buffer };

/** Short pauses: what is waited for is mostly the next frame. */
const intervals = [20, 50, 100, 200];

export type Phone = ReturnType<typeof createPhone>;

/** The steps of a journey in one of the apps, the same in every engine. Each waits until it can be done. */
export function createPhone(driver: Driver, library: string, app: string) {
  /** Runs a function in the page with values that JSON can carry. */
  async function run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return evaluate<Awaited<Result>>(
      `(${script})(${args.map((value) => JSON.stringify(value)).join(', ')})`,
    );
  }

  async function evaluate<Result>(expression: string): Promise<Result> {
    const answer = await driver.evaluate(
      `(async () => JSON.stringify({ value: await ${expression} }))().catch((error) => JSON.stringify({ error: String(error) }))`,
    );
    const { value, error } = JSON.parse(answer) as { value: Result; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Calls a function of `inPage.ts`, which a new document does not have yet. */
  async function ask<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<Awaited<ReturnType<InPage[Name]>>> {
    if (!(await evaluate<boolean>(`typeof journey === 'object'`)))
      await driver.evaluate(`(() => { ${library} })() ?? ''`);
    return evaluate<Awaited<ReturnType<InPage[Name]>>>(
      `journey.${name}(${args.map((value) => JSON.stringify(value)).join(', ')})`,
    );
  }

  /** Between two documents there is nothing to ask. */
  const orChanging = <Result>(answer: Promise<Result>) =>
    answer.catch((error: Error) => `the page does not answer: ${error.message}`);

  async function tap(target: Target) {
    let point: inPage.Look['point'] = null;
    const state = async () => {
      const seen = await orChanging(ask('look', target));
      if (typeof seen === 'string') return seen;
      point = seen.point;
      return point ? 'can be tapped' : seen.obstacle;
    };
    await expect
      .poll(state, {
        message: describe(target),
        intervals,
        timeout: 20_000,
      })
      .toBe('can be tapped');
    if (point) await driver.tapAt(point);
  }

  const poll = (state: () => Promise<unknown>, message: string, timeout = 20_000) =>
    expect.poll(() => orChanging(state()), { message, intervals, timeout });

  return {
    run,
    tap,
    errors: driver.errors,
    close: driver.close,
    screenshot: driver.screenshot,
    go: (path: string) => driver.go(`${app}${path}`),

    /** Waits until the target is shown. */
    see: (target: Target) =>
      poll(() => ask('count', target), describe(target)).toBeGreaterThanOrEqual(1),

    /** Waits until the target is shown no more. */
    dontSee: (target: Target) => poll(() => ask('count', target), describe(target)).toBe(0),

    count: (target: Target, times: number) =>
      poll(() => ask('count', target), describe(target)).toBe(times),

    /** Waits until a field contains this, or another element this text. */
    reads: (target: Target, content: string | RegExp) =>
      typeof content === 'string'
        ? poll(() => ask('read', target), describe(target)).toBe(content)
        : poll(() => ask('read', target), describe(target)).toMatch(content),

    read: (target: Target) => ask('read', target),

    isAt: (path: string) => poll(() => run(() => location.href), 'address').toBe(`${app}${path}`),

    /** Replaces the content of a field. */
    async type(target: Target, content: string) {
      await tap(target);
      await ask('selectAll');
      await driver.type(content);
    },

    /** Converts text as Japanese is typed: `['お', 'おう', '応援']`. The last step is confirmed with Enter. */
    async compose(target: Target, steps: readonly string[]) {
      await tap(target);
      await ask('compose', steps, driver.enterAfterComposition);
    },

    choose: (target: Target, value: string) => ask('choose', target, value),

    /** Chooses a file for the input that a button of the page opens. */
    async chooseFile(selector: string, { name, buffer }: File) {
      const path = join(mkdtempSync(join(tmpdir(), 'homestand-file-')), name);
      writeFileSync(path, buffer);
      await driver.chooseFile(selector, path);
    },

    back: () => run(() => history.back()),

    /** Address, text and last input events of the page. */
    async describe() {
      const words = await run(() => [location.href, document.body.textContent]);
      return [...words, ...(await ask('lastEvents'))].join('\n');
    },
  };
}
