// Journeys on unreliable networks: nothing is lost or doubled, nothing turns for ever, no foreign page shows.

import { portalText, startPortal } from '../support/captivePortal.ts';
import { picture } from '../support/files.ts';
import type { Fan } from '../support/fixtures.ts';
import type { TestProxy } from '../support/proxy.ts';
import {
  test as base,
  enterCard,
  expect,
  expectNothingPaid,
  expectPaidOnce,
  pageError,
  placeButton,
} from './checkoutFixtures.ts';
import { bubble, composer, send, textsOf, topicOf } from './messageFixtures.ts';
import type { Page } from './test.ts';
import { untilCached } from './worker.ts';

type Portal = {
  /** From now on every address answers with the portal's page. */
  enter(): void;
  /** The way is free, and the person returns to the pages of the app. */
  leave(...pages: Page[]): Promise<void>;
};

const test = base.extend<{ portal: Portal }>({
  serviceWorkers: 'allow',
  portal: async ({ shop, network }, use) => {
    const portal = await startPortal(shop.origin);
    const connectTo = (origin: string) => {
      network.connectTo(origin);
      network.closeConnections();
    };
    await use({
      enter: () => connectTo(portal.origin),
      async leave(...pages) {
        connectTo(shop.origin);
        for (const page of pages) await returnTo(page);
      },
    });
    await portal.stop();
  },
});

/** Limit of an expectation that waits for retries. */
const retried = { timeout: 45_000 };

type Condition = {
  name: string;
  begin?: (network: TestProxy) => void;
  /** Happens after each step of the person. */
  afterStep?: (network: TestProxy) => void;
};

const conditions: Condition[] = [
  {
    name: '20 % lost packets',
    begin: (network) => network.lose({ late: 0.2 }),
    // While a page opens none is reset: what a browser shows for a page that does not arrive is its own.
    afterStep: (network) => network.lose({ late: 0.2, resets: 0.1 }),
  },
  { name: 'gaps of 3 s', begin: (network) => network.interrupt(3000, 1500) },
  {
    name: 'a phone that changes networks',
    afterStep: (network) => network.closeConnections(),
  },
];

async function sendPicture(page: Page) {
  await page.getByRole('button', { name: '画像・動画を添付' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '画像を選ぶ' }).click();
  await (await chooser).setFiles(picture());
  await page.getByRole('button', { name: '送信', exact: true }).click();
}

/** The screen has its heading, and no skeleton or spinner is left. */
async function expectSettled(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(retried);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, retried);
}

const kindsOf = async (fan: Fan, topicId: string) => {
  const { body } = await fan.call(
    'GET',
    `/v1/user/chats/detail?topicId=${topicId}&page=1&size=100`,
  );
  return (body.data as { list: { messageType: string }[] }).list.map(
    ({ messageType }) => messageType,
  );
};

const collected = async (fan: Fan, cardId: number) => {
  const { list } = (await fan.call('GET', '/v1/user/cards')).body.data as {
    list: { cardId: number; hasFavorited: boolean }[];
  };
  return list.some((card) => card.cardId === cardId && card.hasFavorited);
};

const texts = ['一つ目', '二つ目', '三つ目'];

async function expectSentOnce(page: Page, fan: Fan, topicId: string) {
  await expect
    .poll(async () => (await textsOf(fan, topicId)).filter((text) => text !== ''), retried)
    .toEqual(['はじめまして', ...texts]);
  await expect
    .poll(async () => (await kindsOf(fan, topicId)).filter((kind) => kind === 'image'), retried)
    .toEqual(['image']);
  await expect(page.getByText('未送信')).toHaveCount(0, retried);
  for (const text of texts) await expect(bubble(page, text)).toHaveCount(1, retried);
  await expect(page.getByRole('button', { name: '画像を開く' })).toHaveCount(1, retried);
}

for (const { name, begin, afterStep } of conditions)
  test(`[NET-05] ${name}: messages, a picture, a card and a payment arrive once`, async ({
    shop,
    buyer,
    network,
    openAs,
    payPage,
  }) => {
    const player = await shop.createPlayer();
    const card = await shop.createCard(player.playerId);
    const topicId = await topicOf(buyer, player);
    begin?.(network);

    const page = await openAs(buyer, '/u/top', { origin: network.origin });
    await expectSettled(page);
    await page.goto(`${network.origin}/user/u/message/${topicId}`);
    await expect(bubble(page, 'はじめまして')).toBeVisible(retried);
    for (const text of texts) {
      await send(page, text);
      afterStep?.(network);
      await expect(composer(page)).toHaveValue('');
    }
    await sendPicture(page);
    afterStep?.(network);
    await expectSentOnce(page, buyer, topicId);
    await expectSettled(page);

    begin?.(network);
    await page.goto(`${network.origin}/user/u/card-obtain/${card.uuid}`);
    afterStep?.(network);
    await expect(page).toHaveURL(`${network.origin}/user/u/card-collection/${card.id}`, retried);
    expect(await collected(buyer, card.id)).toBe(true);
    await expectSettled(page);

    begin?.(network);
    const paying = await payPage({ origin: network.origin, beside: page });
    await enterCard(paying);
    await placeButton(paying).click();
    afterStep?.(network);
    await expectPaidOnce(shop, buyer, paying);
    await expectSettled(paying);
  });

test('[NET-05] behind a captive portal messages and a picture wait, and are sent once without a reload', async ({
  shop,
  buyer,
  network,
  portal,
  openAs,
}) => {
  const topicId = await topicOf(buyer, await shop.createPlayer());
  const page = await openAs(buyer, `/u/message/${topicId}`, { origin: network.origin });
  await untilCached(page);
  await expect(bubble(page, 'はじめまして')).toBeVisible();
  portal.enter();
  for (const text of texts) await send(page, text);
  await sendPicture(page);
  await expect(page.getByText('未送信').first()).toBeVisible(retried);
  await expect(page.getByText('オフラインです')).toBeVisible(retried);
  await expect(page.getByText(portalText)).toHaveCount(0);
  expect(await textsOf(buyer, topicId)).toEqual(['はじめまして']);
  await portal.leave(page);
  await expectSentOnce(page, buyer, topicId);
  expect(await foreignCopies(page)).toEqual([]);
});

test('[NET-05] behind a captive portal a card waits, and is collected once without a reload', async ({
  shop,
  buyer,
  network,
  portal,
  openAs,
}) => {
  const card = await shop.createCard((await shop.createPlayer()).playerId);
  const page = await openAs(buyer, '/u/top', { origin: network.origin });
  await untilCached(page);
  portal.enter();
  await page.goto(`${network.origin}/user/u/card-obtain/${card.uuid}`);
  await expect(page.getByText('カードをお預かりしました')).toBeVisible(retried);
  await expect(page.getByText(portalText)).toHaveCount(0);
  expect(await collected(buyer, card.id)).toBe(false);
  await portal.leave(page);
  await expect(page).toHaveURL(`${network.origin}/user/u/card-collection/${card.id}`, retried);
  expect(await collected(buyer, card.id)).toBe(true);
  expect(await foreignCopies(page)).toEqual([]);
});

test('[NET-05] behind a captive portal a payment is not lost, and charges once', async ({
  shop,
  buyer,
  network,
  portal,
  payPage,
}) => {
  const page = await payPage({ origin: network.origin });
  await untilCached(page);
  await enterCard(page);
  portal.enter();
  await placeButton(page).click();
  await expect(pageError(page)).toHaveText(
    '通信できませんでした。注文は確定しておらず、請求も発生していません。',
    retried,
  );
  await expectNothingPaid(shop, buyer);
  await portal.leave(page);
  await placeButton(page).click();
  await expectPaidOnce(shop, buyer, page);
  expect(await foreignCopies(page)).toEqual([]);
});

test('[NET-05] pictures that failed behind a captive portal show when it is gone', async ({
  shop,
  buyer,
  network,
  openAs,
}) => {
  const pictureFile = await shop.storePicture();
  await shop.db
    .updateTable('products')
    .set({ imageFiles: [pictureFile] })
    .where('id', '=', buyer.productId)
    .execute();
  const portal = await startPortal(shop.origin, /^(?!.*[/]v1[/](files|events))/);
  network.connectTo(portal.origin);
  const page = await openAs(buyer, `/u/goods/${buyer.productId}`, { origin: network.origin });
  await untilCached(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /画像を表示できません/ })).toBeVisible();
  expect(await foreignCopies(page)).toEqual([]);
  network.connectTo(shop.origin);
  network.closeConnections();
  await returnTo(page);
  await expect
    .poll(
      () =>
        main
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      retried,
    )
    .toBeGreaterThan(0);
  await portal.stop();
});

test('[NET-05] [SW-01] a release that loads behind a captive portal is not installed with its pages', async ({
  shop,
  network,
  openAs,
}) => {
  const fan = await shop.createFan();
  // Everything but the files that the worker stores.
  const portal = await startPortal(shop.origin, /^(?!.*[/]assets[/])/);
  const page = await openAs(fan, '/u/top', {
    origin: network.origin,
    prepare: (opened) => opened.addInitScript(holdRegistration),
  });
  await expectSettled(page);
  network.connectTo(portal.origin);
  network.closeConnections();
  await page.evaluate(() => window.dispatchEvent(new Event('register')));
  await expect.poll(() => portal.answered.length, retried).toBeGreaterThan(0);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return (registration?.installing ?? registration?.active)?.state;
        }),
      retried,
    )
    .toBe(undefined);
  expect(await foreignCopies(page)).toEqual([]);
  network.connectTo(shop.origin);
  network.closeConnections();
  await page.reload();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('register')));
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  }).toPass(retried);
  expect(await foreignCopies(page)).toEqual([]);
  await portal.stop();
});

/** The person comes back from the page of the portal. */
const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The page registers its service worker when the test says so. */
function holdRegistration() {
  const { register } = ServiceWorkerContainer.prototype;
  let mayRegister = () => {};
  const allowed = new Promise<void>((resolve) => {
    mayRegister = resolve;
  });
  window.addEventListener('register', () => mayRegister());
  ServiceWorkerContainer.prototype.register = async function (...args) {
    await allowed;
    return register.apply(this, args);
  };
}

test('[NET-05] a page whose scripts do not arrive says so, and offers to load it again', async ({
  shop,
  openAs,
}) => {
  const fan = await shop.createFan();
  const page = await openAs(fan, '/u/top', {
    prepare: async (opened) => {
      const cdp = await opened.context().newCDPSession(opened);
      await cdp.send('Animation.enable');
      await cdp.send('Animation.setPlaybackRate', { playbackRate: 20 });
      await opened.route('**/assets/*.js', (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: portalText }),
      );
    },
  });
  const again = page.getByRole('link', { name: 'もう一度読み込む' });
  await expect(again).toBeVisible(retried);
  await page.unroute('**/assets/*.js');
  await again.click();
  await expectSettled(page);
  await expect(again).toHaveCount(0);
});

test('[NET-05] a screen whose code did not arrive loads itself again when the server responds', async ({
  shop,
  openAs,
}) => {
  const fan = await shop.createFan();
  const card = await shop.createCard((await shop.createPlayer()).playerId);
  const page = await openAs(fan, `/u/card-obtain/${card.uuid}`, {
    prepare: async (opened) => {
      await opened.route('**/assets/ObtainScreen-*.js', (route) => route.abort());
      await opened.route('**/api/v1/club', (route) => route.abort());
    },
  });
  await expect(page.getByText('通信が戻ると、自動で読み込み直します。')).toBeVisible(retried);
  await page.unrouteAll();
  await expect(page).toHaveURL(new RegExp(`/card-collection/${card.id}$`), retried);
});

/** Addresses in all caches that hold the portal's page. */
const foreignCopies = (page: Page) =>
  page.evaluate(async (text) => {
    const foreign: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.text();
        if (body?.includes(text)) foreign.push(request.url);
      }
    }
    return foreign;
  }, portalText);
