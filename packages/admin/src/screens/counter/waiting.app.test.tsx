import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { workWithoutConnection } from '../../testing/prepare';
import { openPickups } from '../../testing/sampleCounter';
import { deskSession, sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const sending = 'POST /v1/admin/pickups/{orderId}/hand-over';
const place = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const heading = page.getByRole('heading', { level: 1 });
const rows = page.getByRole('region', { name: /^お渡しを待っている注文/ }).getByRole('link');

test('[STAFF-02] [DESK-06] a desk goes to the list of what waits, opens an order of it, and comes back', async () => {
  const app = await showAdmin('/', { session: deskSession });
  await place('一覧').click();
  await expect.element(heading).toHaveTextContent('一覧');
  await expect.poll(() => rows.elements().length).toBe(openPickups.length);
  const [first = none()] = openPickups;
  app.server.answer('GET /v1/admin/pickups/{orderId}', first);
  await rows.first().click();
  await expect
    .element(page.getByRole('button', { name: /渡しました|受け取りました/ }))
    .toBeVisible();
  expect(app.path()).toBe(`/orders/${first.id}/edit`);
  await page.getByRole('button', { name: '読み取りに戻る' }).click();
  await place('レジ').click();
  await expect.element(heading).toHaveTextContent('レジ');
  await expect.element(page.getByText('現金').first()).toBeVisible();
  await place('この端末').click();
  await expect.element(heading).toHaveTextContent('ログインと端末');
  await place('受け渡し').click();
  await expect.element(heading).toHaveTextContent('受け渡し');
});

test('[DESK-06] without a connection the list is the one of this device, without what it has handed over', async () => {
  await showAdmin('/pickups', {
    session: sessions.desk,
    prepare(server) {
      server.disconnect();
      workWithoutConnection();
    },
  });
  await expect.poll(() => rows.elements().length).toBe(openPickups.length - 1);
  await expect.element(page.getByText('サーバーに接続できません。')).toBeVisible();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect.element(page.getByText(/ログアウトできません/)).toBeVisible();
  await expect.element(heading).toHaveTextContent('一覧');
});

test('[DESK-06] the list comes page by page; an interrupted load keeps its pages, says so, and goes on where it stopped', async () => {
  const [newest = none(), next = none(), last = none()] = openPickups;
  const at = newest.updatedAt;
  const loading = 'GET /v1/admin/open-pickups';
  const { server, clock, reload } = await showAdmin('/pickups', {
    session: sessions.desk,
    prepare: (starting) =>
      starting.answer(loading, ({ query }) => {
        if (query.has('since')) return { at, whole: false, list: [], closed: [] };
        switch (query.get('after')) {
          case null:
            return { at, whole: true, next: newest.id, list: [newest], closed: [] };
          case newest.id:
            return { at, whole: false, next: next.id, list: [next], closed: [] };
          default:
            starting.disconnect();
            throw new TypeError('Failed to fetch');
        }
      }),
  });
  const status = page.getByRole('status').first();
  await expect.element(status).toMatchTextContent('オフライン用に 2件まで保存しました。');
  await clock.runFor(6000);
  await expect.element(status).toMatchTextContent('途中の 2件までです');
  expect(rows.elements()).toHaveLength(2);
  await reload();
  await expect.element(status).toMatchTextContent('途中の 2件までです');

  const queries = () => server.requests(loading).map(({ query }) => query.toString());
  const before = queries().length;
  server.answer(loading, ({ query }) => ({
    at,
    whole: false,
    list: query.has('after') ? [last] : [],
    closed: [],
  }));
  server.connect();
  await clock.runFor(60_000);
  await expect.element(status).toMatchTextContent('オフライン用に 3件');
  expect(rows.elements()).toHaveLength(3);
  const [page3, changes] = queries().slice(before);
  expect(page3).toBe(`after=${next.id}`);
  expect(changes).toBe(`since=${encodeURIComponent(at)}`);
});

test('[DESK-06] 一覧 that could not be loaded says so, and is loaded on request', async () => {
  const app = await showAdmin('/pickups', {
    session: sessions.desk,
    prepare: (server) => server.fail('GET /v1/admin/hand-overs', 500),
  });
  await expect.element(page.getByText('読み込めませんでした')).toBeVisible();
  app.server.restore();
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect.poll(() => rows.elements().length).toBe(openPickups.length);
});

test('[DESK-06] この端末 says what is not sent, and does not log out before', async () => {
  await showAdmin('/account', {
    session: deskSession,
    prepare(server) {
      server.disconnect();
      workWithoutConnection();
    },
  });
  await expect.element(page.getByText('まだ送っていない記録 1件')).toBeVisible();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect.element(page.getByText(/ログアウトできません/)).toBeVisible();
  await expect.element(heading).toHaveTextContent('ログインと端末');
});

test('[DESK-06] 一覧 sends what this device has handed over as soon as the server answers', async () => {
  const app = await showAdmin('/pickups', {
    session: sessions.desk,
    prepare(server) {
      server.disconnect();
      workWithoutConnection();
    },
  });
  const unsent = page.getByText('まだ送っていない記録 1件');
  await expect.element(unsent).toBeVisible();
  expect(app.server.requests(sending)).toHaveLength(0);
  app.server.connect();
  await app.clock.runFor(10_000);
  await expect.poll(() => app.server.requests(sending).length).toBe(1);
  await expect.element(unsent).not.toBeInTheDocument();
});

test('[DESK-05] a row of the last hand-overs opens its order', async () => {
  const app = await showAdmin('/', { session: sessions.desk });
  await page.getByRole('region', { name: '最近の受け渡し' }).getByRole('link').first().click();
  await expect.poll(app.path).toMatch(/^\/orders\/.+\/edit$/);
});

test('[STAFF-02] a manager at the counter has the places of the office, by their names', async () => {
  await showAdmin('/', { session: sessions.manager });
  await expect.element(place('今日')).toBeVisible();
  await expect.element(place('注文')).toBeVisible();
  await expect.element(place('見守り')).toBeVisible();
});

function none(): never {
  throw new Error('The sample has no open pickup.');
}
