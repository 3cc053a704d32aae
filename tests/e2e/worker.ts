import { expect, type Page } from './test.ts';

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
