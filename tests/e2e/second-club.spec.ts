import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorsFrom, rampOf } from '@homestand/ui/tokens';
import { demoClub, secondClub } from '../support/clubs.ts';
import { type Shop, startShop } from '../support/serverWithGateway.ts';
import { cards, draftOf, enterCard, placeButton, thanksHeading } from './checkoutFixtures.ts';
import { expect, expectSettled, loginOf, type Page, test } from './test.ts';

const first = JSON.parse(readFileSync(join(demoClub, 'club.json'), 'utf8'));
const second = JSON.parse(readFileSync(join(secondClub, 'club.json'), 'utf8'));

/** Names, colour and logo of the demo club, in any writing. */
const ofFirstClub = new RegExp(
  [
    first.name,
    'スカーレッツ',
    'SCARLETS',
    first.color.slice(1),
    'rgb\\(195, 32, 52\\)',
    first.slogan,
    '湊',
    // Not the end of a library's "terminator".
    '\\bMINATO\\b',
  ].join('|'),
  'i',
);

const colorsOf = (base: string) => {
  const { light, dark } = colorsFrom(base);
  return [light, dark, rampOf(base)].flatMap((values) => Object.values<string>(values));
};
const ofSecondClub = new Set(colorsOf(second.color));
/** The demo club's colours that the other has not, as browsers write them. */
const firstColors = [...new Set(colorsOf(first.color))]
  .filter((color) => !ofSecondClub.has(color) && color.length === 7)
  .map((color) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return `(${red}, ${green}, ${blue})`;
  });

let club: Shop;
test.beforeAll(async () => {
  club = await startShop({ CLUB_FOLDER: secondClub });
});
test.afterAll(() => club.stop());

/** The shapes of the demo club's logo, as its file and as what is made of it have them. */
const firstShapes = Array.from(
  readFileSync(join(demoClub, 'logo.svg'), 'utf8').matchAll(/ d="([^"]+)"/g),
  ([, shape = '']) => shape,
);

/** Names, colour or logo of the demo club in a text; undefined if it has none of them. */
const firstClubIn = (text: string) =>
  text.match(ofFirstClub)?.[0] ?? firstShapes.find((shape) => text.includes(shape));

/** What the page's files said of the demo club: pictures, styles, data and scripts. */
function watchFiles(page: Page) {
  const found: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    if (!/svg|json|css|html|script/.test(response.headers()['content-type'] ?? '')) return;
    // A response of a page that was left has no body.
    const text = response.text().catch(() => '');
    const name = new URL(response.url()).pathname;
    found.push(
      text.then((said) => {
        const first = firstClubIn(said);
        return first === undefined ? undefined : `${name}: ${first}`;
      }),
    );
  });
  return async () => (await Promise.all(found)).filter((word) => word !== undefined);
}

/** Everything that a page says and every colour in which it says it. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const colors = new Set<string>();
    const properties = [
      'color',
      'backgroundColor',
      'borderTopColor',
      'fill',
      'stroke',
      'backgroundImage',
      'boxShadow',
    ] as const;
    for (const element of document.querySelectorAll('*'))
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        for (const property of properties) colors.add(style[property]);
      }
    return { html: document.documentElement.outerHTML, title: document.title, colors: [...colors] };
  });

/** Heading, title and colours of a path, in both themes, have nothing of the demo club. */
async function look(page: Page, path: string) {
  await page.goto(`${club.origin}${path}`);
  await expectSettled(page, path);
  await expectNothingOfFirstClub(page, path);
}

async function expectNothingOfFirstClub(page: Page, path: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { html, title, colors } = await contentOf(page);
    const place = `${path} ${colorScheme}`;
    expect(firstClubIn(html), place).toBeUndefined();
    expect(title, place).not.toMatch(ofFirstClub);
    expect(
      colors.filter((color) => firstColors.some((first) => color.includes(first))),
      place,
    ).toEqual([]);
  }
}

async function lookAll(page: Page, paths: string[], base = '/user') {
  const filesOfFirstClub = watchFiles(page);
  for (const path of paths) await look(page, `${base}${path}`);
  expect(await filesOfFirstClub()).toEqual([]);
}

test('[CLUB-04] no page for everybody shows anything of the demo club', async ({ openAs }) => {
  const page = await openAs(null, '/login', { origin: club.origin });
  await lookAll(page, [
    ...['/login', '/player/login', '/line/callback'],
    ...['/legal/commerce', '/legal/privacy', '/nowhere'],
  ]);
  for (const path of ['/dev', '/dev/cards']) await look(page, path);
});

test('[CLUB-04] no screen of a fan or a player shows anything of the demo club', async ({
  openAs,
}) => {
  const fan = await club.createBuyer();
  const player = await club.createPlayer({ nameJapanese: '磯村 健', nameRomaji: 'Ken Isomura' });
  const { id: cardId, uuid } = await club.createCard(player.playerId, { cardType: 'gold' });
  const { uuid: newUuid } = await club.createCard(player.playerId);
  await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: uuid } });
  await fan.call('POST', `/v1/user/collections/${cardId}`);
  const topicId = await club.createGroup('開幕の集い', [player.playerId]);
  const { productId } = fan;
  const { started } = await club.pay(fan);
  await fan.call('PUT', '/v1/user/cart', {
    body: { items: [{ productId, quantity: 1 }], append: false },
  });
  const page = await openAs(fan, '/u/top', { origin: club.origin });
  await lookAll(page, [
    ...['/u/top', '/u/message', `/u/message/${topicId}`],
    ...['/u/card', `/u/card/${cardId}`, `/u/card-collection/${cardId}`],
    `/u/card-obtain/${newUuid}`,
    ...['/u/shop', `/u/goods/${productId}`, `/u/goods/${productId}/order?quantity=1`],
    ...['/u/shop-cart', '/u/checkout-info', '/u/checkout-payment', '/u/order-confirm'],
    ...[`/u/order-confirm/${started.orderId}`, `/u/order-complete/${started.orderId}`],
    ...['/u/my-order', `/u/order-details/${started.orderId}`],
    `/u/order-details/${started.orderId}/receipt`,
    ...['/u/my-page', '/u/players/undefined', '/u/location', '/u/location-form'],
    '/u/other-question',
  ]);
  const his = await openAs(player, '/p/message', { origin: club.origin });
  await lookAll(his, ['/p/message', `/p/message/${topicId}`]);
});

test('[CLUB-04] a card with picture, sound and video shows nothing of the demo club', async ({
  openAs,
}) => {
  const fan = await club.createFan();
  const player = await club.createPlayer({ nameJapanese: '磯村 健', nameRomaji: 'Ken Isomura' });
  const files = await club.storeCardMedia();
  const card = await club.createCard(player.playerId, { cardType: 'gold', ...files });
  await fan.call('POST', '/v1/user/card-status', { body: { cardUuid: card.uuid } });
  const page = await openAs(fan, '/u/top', { origin: club.origin });
  await lookAll(page, [`/u/card-collection/${card.id}`]);
  await fan.call('POST', `/v1/user/collections/${card.id}`);
  await lookAll(page, [`/u/card-obtain/media/${card.uuid}`, '/u/card', `/u/card/${card.id}`]);
  await page.getByRole('button', { name: 'カードを裏返す' }).click();
  await expectNothingOfFirstClub(page, 'the back of the card');
  for (const name of ['動画を再生', '音声を再生']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingOfFirstClub(page, name);
    await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('[CLUB-04] a declined payment and paying again show nothing of the demo club', async ({
  open,
}) => {
  const fan = await club.createBuyer();
  let filesOfFirstClub: ReturnType<typeof watchFiles> = async () => [];
  const stored = [...loginOf(fan), ...draftOf(fan)];
  const page = await open('user', stored, '/u/checkout-payment', {
    origin: club.origin,
    prepare: (opened) => {
      filesOfFirstClub = watchFiles(opened);
    },
  });
  await enterCard(page, cards.poor);
  await placeButton(page).click();
  await expect(page.getByText(/^決済に失敗しました。/)).toBeVisible();
  const [order] = await club.ordersOf(fan);
  const again = `/user/u/checkout-payment/${order?.id}`;
  await expect(page).toHaveURL(`${club.origin}${again}`);
  await expectNothingOfFirstClub(page, again);
  await look(page, again);
  await enterCard(page);
  await expectNothingOfFirstClub(page, `${again} with another card`);
  await placeButton(page).click();
  await expect(thanksHeading(page)).toBeVisible();
  await expectNothingOfFirstClub(page, 'the order that was paid again');
  expect(await filesOfFirstClub()).toEqual([]);
});

test('[CLUB-04] no screen of the staff shows anything of the demo club', async ({
  openStaffAs,
}) => {
  const fan = await club.createBuyer();
  const { started } = await club.pay(fan);
  const player = await club.createPlayer({ nameJapanese: '磯村 健', nameRomaji: 'Ken Isomura' });
  const topicId = await club.createGroup('見守りの集い', [player.playerId]);
  const sent = await fan.call('POST', '/v1/user/chats/message', {
    body: { topicId, content: '帰りに待っていれば会えます' },
  });
  const { messageId } = sent.body.data as { messageId: string };
  const reporter = await club.createFan();
  const reported = await reporter.call(
    'POST',
    `/v1/topics/${topicId}/messages/${messageId}/reports`,
    {
      body: { reason: 'whereabouts' },
    },
  );
  expect(reported.status).toBe(200);
  const owner = await club.createStaff('owner');
  const { body } = await owner.call('GET', '/v1/admin/reports?size=100');
  const [report] = (body.data as { list: { id: string }[] }).list;
  const nobody = await openStaffAs(null, '/login', { origin: club.origin });
  await lookAll(nobody, ['/login', '/desk', '/nowhere'], '/admin');
  const page = await openStaffAs(owner, '', { origin: club.origin });
  const { orderId } = started;
  await lookAll(
    page,
    [
      ...['', `/orders/${orderId}/edit`, '/desks', '/reports', `/reports/${report?.id}`],
      ...['/orders', `/orders/${orderId}`, `/orders/${orderId}/receipt`],
    ],
    '/admin',
  );
});

test('[CLUB-01] the club’s words, card kinds and pickup place show, also before the scripts and after a reload', async ({
  openAs,
  page: plain,
}) => {
  const skeleton = await (await plain.request.get(`${club.origin}/user/u/shop`)).text();
  expect(skeleton).toContain('>トレカ<');
  expect(skeleton).not.toContain('{{');
  const fan = await club.createBuyer();
  const { started } = await club.pay(fan);
  const page = await openAs(fan, '/u/shop', { origin: club.origin });
  await expect(page.getByRole('link', { name: 'トレカ', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'マリナーズ売店' }).first()).toBeVisible();
  await page.goto(`${club.origin}/user/u/order-details/${started.orderId}`);
  await expect(page.getByText(/^1塁側正面広場のグッズ引換所（.*）でQRコードを/)).toBeVisible();
  await expect(page.getByText('球場受け取り').first()).toBeVisible();
  // The page of the service worker has no facts of the club.
  await page.route('**/user/u/my-page', async (route) => {
    const index = await route.fetch({ url: `${club.origin}/user/index.html` });
    await route.fulfill({ response: index });
  });
  await page.goto(`${club.origin}/user/u/my-page`);
  await expect(page.getByRole('link', { name: 'トレカ', exact: true })).toBeVisible();
});

test("[CLUB-01] [CLUB-04] [CLUB-05] the same build shows another club's colour, names, notices and fees", async ({
  page,
}) => {
  await page.goto(`${club.origin}/user/login`);
  await expect(page.getByText(second.name).first()).toBeVisible();
  await expect(page.getByText(second.slogan)).toBeVisible();
  const variable = (name: string) =>
    page.evaluate(
      (key) => getComputedStyle(document.documentElement).getPropertyValue(key).trim(),
      name,
    );
  expect(await variable('--accent')).toBe(colorsFrom(second.color).light.accent);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await variable('--accent')).toBe(colorsFrom(second.color).dark.accent);
  await page.goto(`${club.origin}/user/legal/commerce`);
  await expect(page.getByText('0120-000-000（平日10時から17時）')).toBeVisible();
  await expect(page.getByText(/送料880円（北海道は1,300円、沖縄県は1,650円）/)).toBeVisible();
  await page.goto(`${club.origin}/user/legal/privacy`);
  await expect(page.getByText(second.privacy.contact)).toBeVisible();
});

const builds = {
  app: process.env.APP_FOLDER || join(import.meta.dirname, '../../packages/app/dist'),
  admin: process.env.ADMIN_FOLDER || join(import.meta.dirname, '../../packages/admin/dist'),
};

for (const [name, folder] of Object.entries(builds))
  test(`[CLUB-04] nothing of the demo club is in the build of ${name}`, () => {
    const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /[.](js|css|html|json|svg|webmanifest)$/.test(name),
    );
    expect(texts.length).toBeGreaterThan(20);
    const found = texts.filter(
      (name) => firstClubIn(readFileSync(join(folder, name), 'utf8')) !== undefined,
    );
    expect(found).toEqual([]);
  });
