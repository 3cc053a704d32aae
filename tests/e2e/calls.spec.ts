// What a screen asks the server for. What the browser's cache answers does not count.
import type { Fan } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { orderForm } from '../support/serverWithGateway.ts';
import { topicOf } from './messageFixtures.ts';
import { expect, expectSettled, type Page, test } from './test.ts';

/** The calls of each screen: the club's facts come with the page. */
const screens = [
  { path: '/u/top', tab: 'ホーム', calls: ['user/top'] },
  // Its changes have an event, so that a person's sanctions are asked for once.
  { path: '/u/message', tab: 'メッセージ', calls: ['user/chats'], first: ['user/sanctions'] },
  { path: '/u/card', tab: 'カード', calls: ['user/cards'] },
  { path: '/u/shop', tab: 'ショップ', calls: ['user/cart', 'user/products'] },
  { path: '/u/my-page', tab: 'マイページ', calls: ['user/mypage'] },
  { path: '/u/my-order', calls: ['user/orders'] },
];

/** Once for a page, whatever screen it begins with: the live events, and last what can be picked up. */
const once = ['events', 'user/pickups'];

/** A fan with a topic, a card with a picture and an order that waits at the counter. */
async function createFanWithEverything(server: TestServer): Promise<Fan> {
  const fan = await server.createFan();
  const player = await server.createPlayer({ pictureFile: await server.storePicture() });
  await topicOf(fan, player);
  const pictureFile = await server.storePicture();
  const card = await server.createCard(player.playerId, { pictureFile });
  await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } });
  await fan.call('POST', `/v1/user/collections/${card.id}`);
  const product_id = await server.createProduct();
  await fan.call('POST', '/v1/user/orders', {
    body: { items: [{ product_id, quantity: 1 }], form: orderForm },
  });
  return fan;
}

/** Addresses that the page loads from the server, as they come. */
async function loadsOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const loads: string[] = [];
  const addresses = new Map<string, string>();
  const cached = new Set<string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, `${request.method} ${request.url}`),
  );
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !cached.has(requestId))
      loads.push(addresses.get(requestId) ?? '');
  });
  return loads;
}

const callsIn = (loads: readonly string[]) =>
  loads.flatMap((load) => /^GET .*\/api\/v1\/(?!files)([\w/-]+)/.exec(load)?.[1] ?? []).toSorted();

async function openCold(server: TestServer, open: (fan: Fan, prepare: object) => Promise<Page>) {
  const fan = await createFanWithEverything(server);
  let loads: string[] = [];
  const page = await open(fan, {
    prepare: async (opened: Page) => {
      loads = await loadsOf(opened);
    },
  });
  await expect.poll(() => once.every((call) => callsIn(loads).includes(call))).toBe(true);
  return { page, loads };
}

for (const { path, calls, first = [] } of screens) {
  const tag = path === '/u/top' ? ' @gate' : '';
  test(`[NET-01] a cold visit of ${path} asks for its data, and for nothing twice${tag}`, async ({
    server,
    openAs,
  }) => {
    const { loads } = await openCold(server, (fan, prepare) => openAs(fan, path, prepare));
    expect(callsIn(loads)).toEqual([...calls, ...first, ...once].toSorted());
    expect(loads).toEqual([...new Set(loads)]);
  });
}

test('[NET-01] a tab opened again asks for its data only, and for no file', async ({
  server,
  openAs,
}) => {
  const { page, loads } = await openCold(server, (fan, prepare) => openAs(fan, '/u/top', prepare));
  const [top, ...others] = screens.flatMap(({ tab, ...screen }) =>
    tab ? [{ ...screen, tab }] : [],
  );
  type Tab = { path: string; tab: string; calls: string[] };
  const open = async ({ path, tab, calls }: Tab) => {
    loads.length = 0;
    await page.getByRole('navigation').getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => callsIn(loads)).toEqual(calls);
    await expectSettled(page);
  };
  const round = [...others, ...(top ? [top] : [])];
  for (const { first = [], ...screen } of round)
    await open({ ...screen, calls: [...screen.calls, ...first] });
  for (const screen of round) {
    await open(screen);
    expect(loads.filter((load) => /\/(files|assets)\//.test(load))).toEqual([]);
  }
});
