import { buildRelease } from '../support/release.ts';
import { test as base, expect, type Page } from './test.ts';

export { expect, type Page } from './test.ts';

/** Browsers with a service worker, and the folder of the release that follows the one all test servers start with. */
export const test = base.extend<{ nextRelease: string }>({
  serviceWorkers: 'allow',
  nextRelease: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
    async ({}, use) => use(await buildRelease('two')),
    // Builds the app once for all runs, which takes long on a busy machine.
    { timeout: 240_000 },
  ],
});

/** Waits until the worker has cached its release and is active. */
export const untilCached = (page: Page) =>
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
      { timeout: 60_000 },
    )
    .toEqual(['activated', null, true]);

/** Checks for another release, and waits until it is installed. */
export async function installUpdate(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none'),
      { timeout: 60_000 },
    )
    .toBe('installed');
}

/** The release of the page and of all files it has run. */
export const releaseOf = (page: Page) =>
  page.evaluate(() => ({
    page: document.querySelector('meta[name=release]')?.getAttribute('content') ?? 'one',
    files: [...new Set((globalThis as { releases?: string[] }).releases ?? ['one'])],
  }));
export const firstRelease = { page: 'one', files: ['one'] };
export const secondRelease = { page: 'two', files: ['two'] };
