import { buildRelease } from '../support/release.ts';
import { test as base, expect, type Page } from './test.ts';

export { expect, type Page } from './test.ts';

type NextRelease = Awaited<ReturnType<typeof buildRelease>>;

/** Browsers with a service worker, and the release that comes after the one every server here begins with. */
export const test = base.extend<object, { nextRelease: NextRelease }>({
  serviceWorkers: 'allow',
  nextRelease: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
    async ({}, use) => {
      const next = await buildRelease('two');
      await use(next);
      await next.remove();
    },
    // It builds the app, which takes its time on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** The worker has everything of its release, and has taken over. */
export const isReady = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return [
            registration?.active?.state,
            registration?.waiting ?? registration?.installing ?? null,
            (await caches.match('/user/')) !== undefined,
          ];
        }),
      { timeout: 20_000 },
    )
    .toEqual(['activated', null, true]);

/** Looks for another release, which then waits for its turn. */
export async function update(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none'),
      { timeout: 20_000 },
    )
    .toBe('installed');
}

/** Of the page, and of all the files it has run. */
export const releaseOf = (page: Page) =>
  page.evaluate(() => ({
    page: document.querySelector('meta[name=release]')?.getAttribute('content') ?? 'one',
    files: [...new Set((globalThis as { releases?: string[] }).releases ?? ['one'])],
  }));
export const one = { page: 'one', files: ['one'] };
export const two = { page: 'two', files: ['two'] };
