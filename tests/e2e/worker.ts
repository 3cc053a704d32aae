import { buildRelease } from '../support/release.ts';
import { test as base, expect, type Page } from './test.ts';

export { announceConnection, expect, type Page } from './test.ts';

/** Browsers with a service worker, and the folder of the release that follows the one all test servers start with. */
export const test = base.extend<{ nextRelease: string }>({
  serviceWorkers: 'allow',
  nextRelease: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
    async ({}, use) => use(await buildRelease('two')),
    // Builds the app once for all runs, however long a busy machine takes.
    { timeout: 0 },
  ],
});

// Both download a whole release: as long as the test itself may take.
const unlimited = { timeout: 0 };

/** Waits until the worker of this app has cached its release and is active. */
export const untilCached = (page: Page, app: 'user' | 'admin' = 'user') =>
  expect
    .poll(
      () =>
        page.evaluate(async (name) => {
          const registration = await navigator.serviceWorker.getRegistration(`/${name}/`);
          return [
            registration?.active?.state,
            registration?.waiting ?? registration?.installing ?? null,
            (await caches.match(`/${name}/`)) !== undefined,
          ];
        }, app),
      unlimited,
    )
    .toEqual(['activated', null, true]);

/** Checks for another release, and waits until it is installed. */
export async function installUpdate(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none'),
      unlimited,
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
