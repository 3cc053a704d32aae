import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyAnswers } from '../../testing/sampleAnswers';
import { homeMatches } from '../../testing/sampleMatches';
import { order, orderPage, pickupOf } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const list = 'GET /v1/user/orders';
const article = (orderId: string) => page.getByRole('article', { name: `注文番号 ${orderId}` });
/** In milliseconds: how often the list looks at its scroll position. */
const throttle = 150;
const waiting = { ...order, deliveryMethod: 'venue', deliveryStatus: 'pending' } as const;

test('[ORD-01] [ORD-03] the list loads more while scrolling, and each order links to its details', async () => {
  const orders = Array.from({ length: 32 }, (_, at) => ({
    ...waiting,
    id: `261101-${String(at).padStart(6, '0')}`,
  }));
  const { server, clock, path } = await showApp('/u/my-order', {
    prepare: (starting) =>
      starting.answer(list, ({ query }) => {
        const [number, size] = [Number(query.get('page')), Number(query.get('size'))];
        const rows = orders.slice((number - 1) * size, number * size);
        return { ...orderPage, list: rows, totalCount: orders.length, page: number, size };
      }),
  });
  await expect.element(article('261101-000000')).toBeVisible();
  const oldest = article('261101-000031');
  await expect
    .poll(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await clock.runFor(throttle);
      return oldest.elements().length;
    })
    .toBe(1);
  expect(server.requests(list).map(({ query }) => query.get('page'))).toEqual(['1', '2', '3']);
  await oldest.getByRole('link', { name: '注文詳細' }).click();
  await expect.poll(path).toBe('/u/order-details/261101-000031');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('注文詳細');
});

test('[ORD-01] an empty list links to the shop', async () => {
  const { path } = await showApp('/u/my-order', { answers: emptyAnswers });
  await expect.element(page.getByRole('heading', { name: '注文履歴はありません' })).toBeVisible();
  await page.getByRole('link', { name: 'ショップを見る' }).click();
  await expect.poll(path).toBe('/u/shop');
});

test('at the counter: a handed-over order shows thanks at once, and is no longer waiting', async () => {
  const later = { ...waiting, id: '261101-000002' };
  const pickups = (...orders: (typeof waiting)[]) => ({
    list: orders.map(({ id, createdAt }) => ({ id, createdAt, code: `#${id}`, items: [] })),
  });
  const page1 = (...orders: (typeof orderPage)['list']) => ({
    ...orderPage,
    list: orders,
    totalCount: orders.length,
  });
  const { server } = await showApp('/u/my-order', {
    answers: { [list]: page1(waiting, later), 'GET /v1/user/pickups': pickups(waiting, later) },
  });
  await expect.element(page.getByText('受け取り待ちが2件あります')).toBeVisible();
  await expect.poll(server.streamCount).toBe(1);
  const name = '受け取り用QRコード';
  await article(waiting.id).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect.element(dialog.getByRole('img', { name })).toBeVisible();
  const received = { ...waiting, deliveryStatus: 'received' } as const;
  server.answer(list, page1(received, later));
  server.answer('GET /v1/user/pickups', pickups(later));
  const { id: orderId, deliveryStatus, paymentStatus } = received;
  server.emit({ type: 'order', orderId, deliveryStatus, paymentStatus });
  await expect.element(dialog.getByText('お受け取りありがとうございました')).toBeVisible();
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await expect.element(article(waiting.id)).toMatchTextContent(/受取済み/);
  await expect.element(page.getByText('受け取り待ちが1件あります')).toBeVisible();
  await expect.element(article(later.id)).toMatchTextContent(/未受取/);
});

test('[MATCH-02] the day and the place of the match stand on the order and on its code, as staff change them, also without a connection', async () => {
  const [{ matchId, day, opponent, ground } = missingMatch()] = homeMatches;
  const match = { matchId, day, opponent, ground, state: 'planned' } as const;
  const answersOf = (state: 'planned' | 'canceled') => ({
    orders: { ...orderPage, list: [{ ...waiting, match: { ...match, state } }], totalCount: 1 },
    pickups: { list: [{ ...pickupOf(waiting), match: { ...match, state } }] },
  });
  const { orders, pickups } = answersOf('planned');
  const { server, clock, reload } = await showApp('/u/my-order', {
    answers: { [list]: orders, 'GET /v1/user/pickups': pickups },
  });
  await expect.element(article(waiting.id)).toMatchTextContent(`11月28日（土） 対 ${opponent}`);
  const codes = page.getByRole('dialog', { name: '受け取り用QRコード' });
  await page.getByRole('button', { name: 'QRコードを表示' }).click();
  await expect.element(codes).toMatchTextContent(`11月28日（土） 対 ${opponent}${ground}`);
  await expect.poll(server.streamCount).toBe(1);
  const later = answersOf('canceled');
  server.answer(list, later.orders);
  server.answer('GET /v1/user/pickups', later.pickups);
  server.emit({ type: 'matches' });
  await expect
    .poll(async () => {
      await clock.runFor(1000);
      return codes.getByText('試合は中止になりました').query();
    })
    .toBeVisible();
  server.disconnect();
  await reload();
  await expect.element(codes).toMatchTextContent(`11月28日（土） 対 ${opponent}${ground}`);
  await expect.element(codes).toMatchTextContent('試合は中止になりました');
});

function missingMatch(): never {
  throw new Error('The samples have no match.');
}

test('a load error shows in place, and a retry loads the orders', async () => {
  const { server } = await showApp('/u/my-order', {
    prepare: (starting) => starting.fail(list, 500),
  });
  await expect.element(page.getByText('注文履歴を読み込めませんでした')).toBeVisible();
  server.restore(list);
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect.element(article(order.id)).toBeVisible();
});
