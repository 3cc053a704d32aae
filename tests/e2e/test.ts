import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { cameraFilm } from '../support/cameraFilm.ts';
import type { Fan, Player, Staff } from '../support/fixtures.ts';
import { startProxy, type TestProxy } from '../support/proxy.ts';
import { type Shop, startShop } from '../support/serverWithGateway.ts';

export { expect, type Page };

/** Keys in local storage, without the device's own, which a logout leaves. */
export const storedKeys = async (page: Page): Promise<string[]> => {
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  return keys.filter((key) => !['device_id', 'club_texts'].includes(key));
};

/**
 * The fixtures of a worker are the same for all journeys: Playwright starts another worker process, with a server and
 * a browser, wherever they differ. What only some journeys need belongs to the test.
 */
type PerWorker = {
  /** The real server with an empty club, shared by the tests of one process; its gateway is another server. */
  server: Shop;
  /** The video file that Chromium's fake camera plays. */
  film: string;
};

type PerTest = {
  /** Opens a path in a new browser context, logged in as this person. */
  openAs: (person: Fan | Player | null, path: string, options?: OpenOptions) => Promise<Page>;
  /** The same in the staff app. Nobody types a name and a password, except in the tests of the login. */
  openStaffAs: (staff: Staff | null, path: string, options?: OpenOptions) => Promise<Page>;
  open: Open;
  /** A proxy to the server that can be cut. */
  network: TestProxy;
  /** Errors and warnings of the pages' consoles. */
  consoleErrors: string[];
};

/** Entries of local storage. */
export type Stored = readonly { name: string; value: string }[];

/** Opens a path of one of the apps in a new browser context that has these entries. */
type Open = (
  app: 'user' | 'admin',
  stored: Stored,
  path: string,
  options?: OpenOptions,
) => Promise<Page>;

type OpenOptions = {
  /** Another origin than the server's own, such as the proxy's. */
  origin?: string;
  /** Another browser than the worker's. */
  browser?: Browser;
  /** Opens another tab in this page's browser context. */
  beside?: Page;
  /** Runs before the first request of the page. */
  prepare?: (page: Page) => unknown;
};

export const test = base.extend<PerTest, PerWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
    async ({}, use) => {
      const server = await startShop();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],

  film: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'homestand-camera-'));
      const film = join(folder, 'film.y4m');
      writeFileSync(film, cameraFilm({}));
      await use(film);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ film, launchOptions }, use) => {
      const fake = [
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
        '--use-fake-ui-for-media-stream',
      ];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fake] });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.origin),

  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the parameters.
  consoleErrors: async ({}, use) => {
    const consoleErrors: string[] = [];
    await use(consoleErrors);
    // No test expects one, so it fails every test.
    expect(consoleErrors.filter((text) => text.includes('ResizeObserver loop'))).toEqual([]);
  },

  network: async ({ server }, use) => {
    const network = await startProxy(server.origin);
    await use(network);
    await network.stop();
  },

  page: async ({ page, consoleErrors }, use) => {
    await listen(page, consoleErrors);
    await use(page);
  },

  open: async ({ browser: shared, server, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (app, stored, path, options = {}) => {
      const { origin = server.origin, browser = shared, beside, prepare } = options;
      const context =
        beside?.context() ??
        (await browser.newContext({
          baseURL: origin,
          storageState: { cookies: [], origins: [{ origin, localStorage: [...stored] }] },
        }));
      contexts.push(context);
      const page = await context.newPage();
      await listen(page, consoleErrors);
      await prepare?.(page);
      await page.goto(`${origin}/${app}${path}`);
      return page;
    });
    for (const context of contexts) await context.close();
  },

  openAs: ({ open }, use) =>
    use((person, path, options) => open('user', person ? loginOf(person) : [], path, options)),

  openStaffAs: ({ open }, use) =>
    use((staff, path, options) => open('admin', staff ? staffLoginOf(staff) : [], path, options)),
});

/** The stored session of a login. */
export function loginOf(person: Fan | Player): Stored {
  const isPlayer = 'playerId' in person;
  const info = {
    token: person.token,
    name: person.name,
    email: null,
    userId: person.id,
    pictureUrl: null,
    playerCardsId: isPlayer ? person.playerId : null,
  };
  return [
    { name: 'user_type', value: isPlayer ? 'player' : 'user' },
    { name: 'login_user_info', value: JSON.stringify(info) },
  ];
}

const staffLoginOf = ({ token, id, name, role }: Staff): Stored => [
  { name: 'staff_session', value: JSON.stringify({ token, id, name, role }) },
];

/**
 * Collects console errors, except those for refused calls and network errors, which tests cause on purpose.
 */
async function listen(page: Page, consoleErrors: string[]) {
  // Errors without an error object, such as a ResizeObserver loop, reach only the window. The sentence left out is
  // Chromium 111's: the list's library renders inside its observer when a row goes, and is notified a frame later.
  await page.addInitScript(() =>
    window.addEventListener('error', ({ error, message }) => {
      if (!error && message !== 'ResizeObserver loop limit exceeded') console.error(message);
    }),
  );
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    const expected =
      /Failed to load resource|network error|server responded with a status|blocked by Playwright/;
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
      consoleErrors.push(message.text());
  });
}

const isWaiting = (request: Request) =>
  /\/api\/v1\/(?!(admin\/)?events)/.test(request.url()) &&
  request.failure() === null &&
  request.existingResponse() === null;

/** Of the document that shows: the browser does not always tell how calls ended whose page was left. */
async function requestsOf(page: Page): Promise<Request[]> {
  const requests = await page.requests();
  const began = requests.findLastIndex(
    (request) =>
      request.isNavigationRequest() &&
      request.existingResponse() !== null &&
      request.frame() === page.mainFrame(),
  );
  return requests.slice(began + 1);
}

/** Calls without an answer, and skeletons and spinners. */
async function loadingOn(page: Page): Promise<string[]> {
  const skeletons = page.locator('[aria-busy="true"]');
  const pending = await skeletons.or(page.getByText('読み込み中')).count();
  // What an answer shows may ask for more: it does so before the next frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const waiting = (await requestsOf(page)).filter(isWaiting).map((request) => request.url());
  return pending > 0 ? [...waiting, `${pending} skeletons`] : waiting;
}

/** The screen has its heading, all its calls have their answers, and no skeleton is left. */
export async function expectSettled(page: Page, what = page.url()) {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeAttached();
  await expect.poll(() => loadingOn(page), { message: what }).toEqual([]);
}

/** The browser's own event when its connection is back, which a proxy does not cause. */
export const announceConnection = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** Waits for the delivery queues and the event stream, which start after the first paint. */
export const backgroundServices = (page: Page) =>
  expect
    .poll(async () =>
      (await page.requests()).some((request) => request.url().endsWith('/v1/events')),
    )
    .toBe(true);
