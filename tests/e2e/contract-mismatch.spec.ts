import type { Page, Request, Route } from '@playwright/test';
import type { Fan, Player } from '../support/fixtures.ts';
import { addOrder } from '../support/orders.ts';
import type { TestServer } from '../support/server.ts';
import { topicOf } from './messageFixtures.ts';
import { expect, expectSettled, test } from './test.ts';

type Response = Parameters<Route['fulfill']>[0];

const emptyData: Response = { json: { code: 200, message: 'success', data: {} } };
/** All are taken the same way: each of them for each call only in `npm run test:deep`. */
const invalid: Record<string, Response> = {
  'empty data': emptyData,
  'a sign-in page': { contentType: 'text/html', body: '<html>Wi-Fi' },
  'a truncated response': { contentType: 'application/json', body: '{"code":200,"message":"succ' },
};

type Visit = [path: string, role: 'fan' | 'player' | null];

/**
 * The addresses of the specification; a name after a colon is an existing object. Addresses of scanned codes
 * claim the card and redirect: they have their own test.
 */
const visits: Record<string, Visit> = {
  login: ['/login', null],
  playerLogin: ['/player/login', null],
  lineCallback: ['/line/callback?code=unknown&state=unknown', null],
  commerce: ['/legal/commerce', null],
  privacy: ['/legal/privacy', null],
  top: ['/u/top', 'fan'],
  messages: ['/u/message', 'fan'],
  thread: ['/u/message/:topicId', 'fan'],
  cards: ['/u/card', 'fan'],
  card: ['/u/card/:cardId', 'fan'],
  newCard: ['/u/card-collection/:cardId', 'fan'],
  shop: ['/u/shop', 'fan'],
  goods: ['/u/goods/:goodsId', 'fan'],
  orderGoods: ['/u/goods/:goodsId/order?quantity=1', 'fan'],
  cart: ['/u/shop-cart', 'fan'],
  checkoutInfo: ['/u/checkout-info', 'fan'],
  checkoutPayment: ['/u/checkout-payment', 'fan'],
  checkoutPaymentAgain: ['/u/checkout-payment/:orderId', 'fan'],
  orderConfirm: ['/u/order-confirm', 'fan'],
  paymentResult: ['/u/order-confirm/:orderId', 'fan'],
  orderComplete: ['/u/order-complete/:orderId', 'fan'],
  myOrders: ['/u/my-order', 'fan'],
  order: ['/u/order-details/:orderId', 'fan'],
  receipt: ['/u/order-details/:orderId/receipt', 'fan'],
  myPage: ['/u/my-page', 'fan'],
  players: ['/u/players/:selectId', 'fan'],
  otherQuestions: ['/u/other-question', 'fan'],
  address: ['/u/location', 'fan'],
  addressForm: ['/u/location-form', 'fan'],
  playerMessages: ['/p/message', 'player'],
  playerThread: ['/p/message/:topicId', 'player'],
};

/** Forms and fixed texts, which show without data, and payments, whose unknown result has a button of its own. */
const withoutRetry = [
  ...['login', 'playerLogin', 'lineCallback', 'commerce', 'privacy', 'otherQuestions'],
  ...['checkoutPayment', 'checkoutPaymentAgain', 'orderConfirm', 'paymentResult'],
];

/** A fan with one of everything, and the parameters of the addresses. */
async function settlePayments(server: TestServer) {
  const [fan, player] = [await server.createFan(), await server.createPlayer()];
  const [productId, card] = [
    await server.createProduct(),
    await server.createCard(player.playerId),
  ];
  const next = await server.createCard(player.playerId);
  await fan.call('PUT', '/v1/user/cart', {
    body: { items: [{ productId, quantity: 1 }], append: false },
  });
  await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } });
  await fan.call('POST', `/v1/user/collections/${card.id}`);
  await fan.call('POST', '/v1/user/favorite/player', { body: { playerCardsId: player.playerId } });
  const params = {
    topicId: await topicOf(fan, player),
    orderId: await addOrder(server, fan),
    cardId: String(card.id),
    cardUuid: next.uuid,
    goodsId: String(productId),
    selectId: String(player.playerId),
  };
  return { fan, player, params };
}

/** Read marks are none: a message is marked once, and the screen shows nothing of the answer. */
const isCall = (request: Request) =>
  /\/api\/v1\/(?!events|files|media|topics\/[^/]+\/messages\/[^/]+\/read$)/.test(
    new URL(request.url()).pathname,
  );

const callOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replace('/api', '')}`;

const retryButton = (page: Page) => page.getByRole('button', { name: 'もう一度読み込む' });

async function open(page: Page, path: string) {
  // Otherwise the offline copy would show instead of the failure.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^(kept|claim):|^ntt_/.test(key)) localStorage.removeItem(key);
  });
  await page.goto(`/user${path}`);
}

for (const [name, visit] of Object.entries(visits)) {
  test(`[CALL-07] ${name}: a response that does not fit the contract or cannot be read shows an error that can be retried @deep`, async ({
    server,
    openAs,
    consoleErrors,
  }) => {
    // The screen is opened once for each of its calls and for each response.
    test.slow();
    const { page, path, calls } = await openScreen(visit, server, openAs);
    let retries = 0;
    for (const call of calls)
      for (const [kind, response] of Object.entries(invalid)) {
        const what = `${call} with ${kind}`;
        const returnInvalidResponse = (broken: Route) =>
          callOf(broken.request()) === call ? broken.fulfill(response) : broken.fallback();
        await page.route('**/api/v1/**', returnInvalidResponse);
        const requestArrived = page.waitForRequest((request) => callOf(request) === call);
        await open(page, path);
        await requestArrived;
        await expectSettled(page, what);
        await page.unroute('**/api/v1/**', returnInvalidResponse);
        retries += await retry(page, what);
        expect(consoleErrors, what).toEqual([]);
      }
    if (!withoutRetry.includes(name)) expect(retries).toBeGreaterThan(0);
  });
}

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** The screen with valid responses, and the calls that it made. */
async function openScreen([pattern, role]: Visit, server: TestServer, openAs: Fixtures['openAs']) {
  const { fan, player, params } = await settlePayments(server);
  const people: Record<string, Fan | Player> = { fan, player };
  const values: Readonly<Record<string, string>> = params;
  const path = pattern.replace(/:(\w+)/g, (_, key) => values[key] ?? '');
  const page = await openAs(role ? (people[role] ?? null) : null, '/legal/privacy');
  // Otherwise a call of this page may count as one of the screen.
  await expectSettled(page, 'the page before');

  const calls = new Set<string>();
  const note = (request: Request) => isCall(request) && calls.add(callOf(request));
  page.on('request', note);
  await open(page, path);
  await expectSettled(page, `${path} with valid responses`);
  page.off('request', note);
  return { page, path, calls };
}

/** Presses all buttons for it, and returns how many there were. */
async function retry(page: Page, what: string): Promise<number> {
  const buttons = await retryButton(page).all();
  for (const button of buttons) await button.dispatchEvent('click');
  await expect(retryButton(page), what).toHaveCount(0);
  await expectSettled(page, `${what}, after a retry`);
  return buttons.length;
}
