import type { Fan } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { expect, type Page, test } from './test.ts';

const nowhere = 'http://127.0.0.1:9';

async function newCard(server: TestServer, values: Parameters<TestServer['createCard']>[1] = {}) {
  const player = await server.createPlayer({
    position: 3,
    batting: 2,
    birthYear: 2001,
    height: 178,
  });
  return { player, ...(await server.createCard(player.playerId, values)) };
}

async function give(fan: Fan, { id, uuid }: { id: number; uuid: string }) {
  await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: uuid } });
  await fan.call('POST', `/v1/user/collections/${id}`);
}

const idsIn = async (fan: Fan) => {
  const { list } = (await fan.call('GET', '/v1/user/cards')).body.data as {
    list: { cardId: number; hasFavorited: boolean }[];
  };
  return list.filter(({ hasFavorited }) => hasFavorited).map(({ cardId }) => cardId);
};

const band = (page: Page) => page.locator('p', { hasText: /^YOU GOT A NEW CARD!$/ });

/** The album's entries; the tab bar has list items, too. */
const places = (page: Page) => page.getByRole('main').getByRole('listitem');

test('[CARD-01] [CARD-02] [CARD-04] [CDET-01] [CDET-02] [CDET-05] the album opens collected cards, and Back returns to the same scroll position @journey @gate @smoke', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const [mine, locked] = [await newCard(server), await newCard(server)];
  await give(fan, mine);
  const page = await openAs(fan, '/u/card');
  const { body } = await fan.call('GET', '/v1/user/cards');
  const { list } = body.data as { list: unknown[] };
  await expect(page.getByText(`${list.length}枚のうち1枚`)).toBeAttached();
  await expect(places(page)).toHaveCount(list.length);
  await expect(places(page).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('img', { name: /未取得のカード/ })).toHaveCount(list.length - 1);

  await page.getByRole('link', { name: new RegExp(mine.player.name) }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/card/${mine.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.player.name);
  await page.getByRole('button', { name: 'カードを裏返す' }).click();
  await expect(page.getByText('内野手')).toBeVisible();
  await expect(page.getByText('右投左打')).toBeVisible();
  await expect(page.getByText('応援ありがとう。')).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/card`);
  await expect(page.getByRole('link', { name: new RegExp(mine.player.name) })).toBeVisible();

  // No link leads to an uncollected card, and its address reveals nothing.
  await page.goto(`/user/u/card/${locked.id}`);
  await expect(page.getByText('カードを表示できません')).toBeVisible();
  await expect(page.getByText(locked.player.name)).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

for (const { media, tags } of [
  { media: '', tags: '@journey @gate' },
  { media: 'media/', tags: '@journey' },
]) {
  test(`[COBT-01] [COBT-03] [CDET-06] [CDET-07] card-obtain/${media} opened by the phone's own camera leads through the login to the card ${tags}`, async ({
    server,
    openAs,
  }) => {
    const card = await newCard(server);
    const page = await openAs(null, `/card-obtain/${media}${card.uuid}`);
    await expect(page).toHaveURL(`${server.origin}/user/login`);
    await page.getByRole('button', { name: 'LINEでログイン' }).click();
    await page.getByRole('textbox').first().fill('浜野 さくら');
    await page.getByRole('textbox').first().press('Enter');
    await expect(page).toHaveURL(`${server.origin}/user/u/card-collection/${card.id}`);
    await expect(band(page)).toBeVisible();
    await page.goto(`/user/u/card-obtain/${card.uuid}`);
    await expect(page).toHaveURL(`${server.origin}/user/u/card/${card.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.player.name);
    await expect(band(page)).toHaveCount(0);
  });
}

test('[COBT-04] opening a card’s address without its code shown does not collect it', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const card = await newCard(server);
  const page = await openAs(fan, `/u/card-collection/${card.id}`);
  await expect(page.getByText('カードを表示できません')).toBeVisible();
  await expect(page.getByText(card.player.name)).toHaveCount(0);
  expect(await idsIn(fan)).toEqual([]);
});

test('a code scanned offline survives a reload and is claimed in the background, with a toast @gate', async ({
  server,
  openAs,
  network,
}) => {
  const fan = await server.createFan();
  const card = await newCard(server);
  const page = await openAs(fan, '/u/card', { origin: network.origin });
  await expect(page.getByText(/枚のうち0枚/)).toBeAttached();
  // The scanner preloads the code of the next screen.
  const loaded = page.waitForEvent('requestfinished', (request) =>
    /\/ObtainScreen-[^/]*\.js$/.test(request.url()),
  );
  await page.goto(`${network.origin}/user/u/card?scan=open`);
  await expect(page.getByRole('dialog', { name: 'QRコードを読み取る' })).toBeVisible();
  await loaded;
  network.connectTo(nowhere);
  network.closeConnections();
  await page.evaluate((address) => {
    history.pushState({ usr: { from: 'cards' } }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/user/u/card-obtain/${card.uuid}`);
  await expect(page.getByText(/電波が戻/)).toBeVisible();
  await page.getByRole('link', { name: /コレクション|アルバム/ }).click();
  await expect(page.getByText(/1枚のカード/)).toBeVisible();

  network.connectTo(server.origin);
  await page.reload();
  await expect(page.getByRole('region', { name: 'お知らせ' })).toContainText(card.player.name);
  await expect(page.getByRole('link', { name: new RegExp(card.player.name) })).toBeVisible();
  expect(await idsIn(fan)).toEqual([card.id]);
});

test('two tabs that claim the same card collect it once and show it', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan();
  const card = await newCard(server);
  const page = await openAs(fan, '/u/card');
  const other = await openAs(fan, '/u/card', { beside: page });
  await Promise.all([page, other].map((tab) => tab.goto(`/user/u/card-obtain/${card.uuid}`)));
  for (const tab of [page, other])
    await expect(tab).toHaveURL(new RegExp(`/u/card(-collection)?/${card.id}$`));
  expect(await idsIn(fan)).toEqual([card.id]);
});
