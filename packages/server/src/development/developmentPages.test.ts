import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrder } from '../../../../tests/support/orders.ts';
import { productionSettings } from '../../../../tests/support/production.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { keepDemoLogins } from '../db/seed/demoLogins.ts';
import { developmentPages } from './index.ts';

let server: TestServer;
let uuid: string;
let player: Awaited<ReturnType<TestServer['createPlayer']>>;
beforeAll(async () => {
  server = await startServer();
  player = await server.createPlayer({ nameJapanese: '真壁 <陽介>' });
  ({ uuid } = await server.createCard(player.playerId));
});
afterAll(() => server.stop());

const atVenue = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;

const get = (path: string, method = 'GET') =>
  fetch(`${server.origin}${path}`, { method, redirect: 'manual' });

describe('the development pages', () => {
  test.each(['/dev', '/dev/', '/dev/cards', '/dev/pickups', '/dev/desk', '/dev/contract'])(
    '%s needs nothing that the content policy forbids, and its stylesheet exists',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const page = await response.text();
      expect(page).not.toMatch(/<style|<script|\sstyle=|\son[a-z]+="/);
      const href = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
      const stylesheet = await get(href);
      expect([stylesheet.status, stylesheet.headers.get('content-type')]).toEqual([
        200,
        'text/css; charset=utf-8',
      ]);
    },
  );

  test('show every card with the address in its code', async () => {
    const page = await (await get('/dev/cards')).text();
    expect(page).toContain(`href="${server.origin}/user/u/card-obtain/${uuid}"`);
    expect(page).toContain('真壁 &lt;陽介&gt;');
    const sheet = await get('/dev/cards.pdf');
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    expect((await sheet.text()).startsWith('%PDF-')).toBe(true);
  });

  test('show codes of pickups by what is due, and one for each other answer of the counter', async () => {
    const fan = await server.createFan();
    const states = {
      支払い済み: await addOrder(server, fan, { name: '港 <花子>' }),
      会場払い: await addOrder(server, fan, atVenue),
      渡し済み: await addOrder(server, fan, { deliveryStatus: 'received' }),
      キャンセルされた注文: await addOrder(server, fan, { ...atVenue, deliveryStatus: 'canceled' }),
      支払いの確認中: await addOrder(server, fan, { paymentStatus: 'awaiting' }),
      配送の注文: await addOrder(server, fan, { deliveryMethod: 'shipping' }),
    };
    const second = await addOrder(server, fan, { deliveryStatus: 'received' });
    const page = await (await get('/dev/pickups')).text();
    expect(page).toContain('港 &lt;花子&gt; 様');
    const items = page.split('<li').slice(1);
    for (const [state, orderId] of Object.entries({ ...states, 渡し済み: second })) {
      const item = items.find((item) => item.includes(orderId)) ?? '';
      expect(item).toContain(`href="${server.origin}/admin/orders/${orderId}/edit"`);
      expect(item).toContain(`${state}・2点`);
    }
    expect(page).not.toContain(states.渡し済み);
    for (const other of ['ない番号の注文', 'ほかのクラブの注文', '注文ではないコード'])
      expect(page).toContain(other);
  });

  test('[STAFF-03] make a code with which one phone becomes a desk, as soon as there is a manager', async () => {
    const none = await startServer();
    const without = await fetch(`${none.origin}/dev/desk`);
    expect(await without.text()).toContain('責任者かオーナーがいません。');
    await none.stop();

    await server.createStaff('desk');
    await server.createStaff('manager');
    const codeOn = async () =>
      /href="[^"]+\/admin\/desk#([\w-]{43})"/.exec(await (await get('/dev/desk')).text())?.[1];
    const enrol = (code = '') =>
      server.nobody.call('POST', '/v1/admin/desks', {
        body: { code, deviceId: 'phone', deviceType: 'web' },
      });
    const [first, last] = [await codeOn(), await codeOn()];
    expect((await enrol(first)).status).toBe(422);
    expect((await enrol(last)).body.data).toMatchObject({
      staff: { name: 'お試しレジ', role: 'desk' },
    });
  });

  test('list the demo logins whose passwords still work', async () => {
    const { loginId, password } = player;
    await keepDemoLogins(server.folder, [
      { loginId, password, name: '真壁 <陽介>' },
      { loginId: 'gone', password: 'Changed-1', name: '転出' },
    ]);
    const page = await (await get('/dev')).text();
    expect(page).toContain(password);
    expect(page).not.toContain('Changed-1');
  });

  test('accept only reads, and other paths do not exist', async () => {
    expect((await get('/dev/cards', 'POST')).status).toBe(405);
    expect((await get('/dev/constructor')).status).toBe(404);
    expect((await get('/developers')).status).toBe(404);
  });

  test('say so when there is no card to print', async () => {
    const empty = await startServer();
    const page = await fetch(`${empty.origin}/dev/cards`);
    expect(await page.text()).toContain('カードがまだありません。');
    expect((await fetch(`${empty.origin}/dev/cards.pdf`)).status).toBe(404);
    await empty.stop();
  });
});

test('do not start in production', async () => {
  const live = await startServer(productionSettings());
  const statuses = await Promise.all(
    ['/dev', '/dev/cards', '/dev/cards.pdf', '/dev/pickups', '/dev/desk', '/dev/contract'].map(
      async (path) => (await fetch(`${live.origin}${path}`)).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
  expect(() => developmentPages(live.services)).toThrow('must not run in production');
  await live.stop();
});
