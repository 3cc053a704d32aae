import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  audios,
  cards,
  fans,
  groupTopics,
  madeToOrder,
  players,
  products,
} from '@homestand/demo-club';
import { demoData } from '@homestand/demo-club/demo';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import { productionSettings } from '../../../../../tests/support/production.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createBrowser } from '../../adapters/line/browser.testSupport.ts';
import { createTerminal } from '../../cli/terminal.testSupport.ts';
import { openSession } from '../../http/session.ts';
import { ordersWithoutStep } from '../../modules/checkout/paymentAudit.queries.ts';
import { shapes } from '../../modules/club/index.ts';
import { compareStock } from '../../modules/orders/index.ts';
import type { DemoData } from './demoData.ts';
import { demoLogins, seedDemo } from './index.ts';

let server: TestServer;
let seeded: Awaited<ReturnType<typeof seedDemo>>[];
beforeAll(async () => {
  server = await startServer();
  seeded = await Promise.all([seedDemo(server.services), seedDemo(server.services)]);
});
afterAll(() => server.stop());

async function fan(number = 0) {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('lineSub', '=', fans[number]?.sub ?? '')
    .executeTakeFirstOrThrow();
  const opening = { role: 'user' as const, personId: id, deviceId: 'phone', deviceType: 'web' };
  const { token } = await openSession(server.db, opening);
  return createCaller(server.origin, token);
}

async function staffCaller(role: 'desk' | 'manager') {
  const { id } = await server.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', role)
    .where('loginId', 'is not', null)
    .executeTakeFirstOrThrow();
  const opening = { role, personId: id, deviceId: 'counter', deviceType: 'web' };
  const { token } = await openSession(server.db, opening);
  return createCaller(server.origin, token);
}

/** Fetches a URL of a club file or of a message's media. */
const fetched = (path: string, { token = '' }: { token?: string | undefined } = {}) =>
  fetch(new URL(path, server.origin), {
    headers: { ...(token !== '' && { Authorization: `Bearer ${token}` }) },
  });

async function shapeOf(path: string, person?: { token?: string | undefined }) {
  const response = await fetched(path, person);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'image/webp',
  ]);
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  return `${width}×${height}`;
}

test('a club is seeded whole or not at all', async () => {
  const empty = await startServer();
  const { storage } = empty.services;
  let room = 20;
  const small = {
    ...storage,
    async put(key: string, file: string) {
      room -= 1;
      if (room < 0) throw new Error('no space left');
      await storage.put(key, file);
    },
  };
  await expect(seedDemo({ ...empty.services, storage: small })).rejects.toThrow('no space left');
  expect(await empty.db.selectFrom('players').select('id').execute()).toEqual([]);
  expect(await filesIn(empty.folder)).toEqual(['signing-secret']);
  await empty.stop();
});

test('no order of the demo waits for a payment that nobody makes', async () => {
  expect(await ordersWithoutStep(server.db)).toEqual([]);
});

test('the demo club’s folder has what the server reads, each picture as it will be served', async () => {
  const demo: DemoData = demoData(new Date());
  const sizes = async (pictures: readonly Buffer[]) =>
    new Set(
      await Promise.all(
        pictures.map(async (picture) => {
          const { info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
          const { format } = await sharp(picture).metadata();
          return `${format} ${info.width}×${info.height}`;
        }),
      ),
    );
  // The pictures are files: they have to be drawn again for other sizes.
  expect(Object.values(shapes).map(({ width, height }) => `${width}×${height}`)).toEqual([
    '160×160',
    '480×640',
    '630×880',
    '800×800',
  ]);
  expect(demo.players).toHaveLength(players.length);
  expect(await sizes(demo.players.map(({ avatar }) => avatar))).toEqual(new Set(['webp 160×160']));
  expect(await sizes(demo.players.map(({ portrait }) => portrait))).toEqual(
    new Set(['webp 480×640']),
  );
  expect(await sizes(demo.cards.map(({ picture }) => picture))).toEqual(new Set(['webp 630×880']));
  expect(await sizes(demo.products.flatMap(({ pictures }) => pictures))).toEqual(
    new Set(['webp 800×800']),
  );
  expect(await sizes(demo.fans.map(({ avatar }) => avatar))).toEqual(new Set(['webp 160×160']));
  expect(await sizes(Object.values(demo.photos))).toEqual(
    new Set(['jpeg 1200×900', 'jpeg 1200×1600']),
  );
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('the demo club', () => {
  test('has its players with portraits in a phone’s size', async () => {
    const { body } = await (await fan()).call('GET', '/v1/user/players');
    const { playersInfo } = body.data as {
      playersInfo: { nameJapanese: string; avatarUrl: string; pictureUrl: string }[];
    };
    expect(playersInfo.map(({ nameJapanese }) => nameJapanese)).toEqual(
      players.map(({ nameJapanese }) => nameJapanese),
    );
    const shapes = await Promise.all(
      playersInfo.map(async (player) => [
        await shapeOf(player.avatarUrl),
        await shapeOf(player.pictureUrl),
      ]),
    );
    expect(shapes).toEqual(players.map(() => ['160×160', '480×640']));
  });

  test('has cards under their printed codes, some with sound and video', async () => {
    const stored = await server.db.selectFrom('cards').selectAll().orderBy('id').execute();
    expect(stored.map(({ uuid, cardType }) => [uuid, cardType])).toEqual(
      cards.map(({ uuid, cardType }) => [uuid, cardType]),
    );
    const { body } = await (await fan()).call('GET', '/v1/user/cards');
    const { list } = body.data as {
      list: { hasFavorited: boolean; pictureUrl: string; audioUrl: string; videoUrl: string }[];
    };
    const mine = list.filter(({ hasFavorited }) => hasFavorited);
    expect([list.length, mine.length]).toEqual([cards.length, 12]);
    expect(new Set(await Promise.all(mine.map(({ pictureUrl }) => shapeOf(pictureUrl))))).toEqual(
      new Set(['630×880']),
    );
    const sound = mine.find(({ audioUrl }) => audioUrl)?.audioUrl ?? '';
    const bytes = Buffer.from(await (await fetched(sound)).arrayBuffer());
    const recordings = await Promise.all(Object.values(audios).map(({ file }) => readFile(file)));
    expect(recordings.some((recording) => recording.equals(bytes))).toBe(true);
    const film = mine.find(({ videoUrl }) => videoUrl)?.videoUrl ?? '';
    expect((await fetched(film)).headers.get('content-type')).toBe('video/mp4');
  });

  test('sells its products in the order of the shop', async () => {
    const { body } = await (await fan()).call('GET', '/v1/user/products?size=50');
    const { list } = body.data as {
      list: { name: string; imageUrls: string[]; madeToOrder?: { deliveryPeriod: string } }[];
    };
    expect(list.map(({ name }) => name)).toEqual(
      [...products, madeToOrder.product].map(({ name }) => name),
    );
    const made = list.at(-1)?.madeToOrder?.deliveryPeriod;
    expect(made).toMatch(/^20\d\d年\d{1,2}月下旬$/);
    expect(await shapeOf(list[0]?.imageUrls[0] ?? '')).toBe('800×800');
    expect(list.every(({ imageUrls }) => imageUrls.length >= 2)).toBe(true);
  });

  test('counts a product in sizes, of which one is sold out, and one with three pieces left; orders agree with it', async () => {
    const { body } = await (await fan()).call('GET', '/v1/user/products?size=50');
    const { list } = body.data as {
      list: { stock?: object; options?: { label: string; stock?: object }[] }[];
    };
    expect(list[27]?.stock).toEqual({ state: 'few', left: 3 });
    expect(list[10]?.options).toMatchObject([
      { label: 'S' },
      { label: 'M' },
      { label: 'L', stock: { state: 'few', left: 4 } },
      { label: 'XL', stock: { state: 'sold_out', left: 0 } },
    ]);
    expect(await compareStock(server.db)).toEqual({ sums: [], orders: [] });
  });

  test('has a fan with orders in every status, whose totals add up', async () => {
    const { body } = await (await fan()).call('GET', '/v1/user/orders?size=50');
    const { list } = body.data as {
      list: {
        deliveryStatus: string;
        totalPrice: number;
        orderItems: { unitPrice: number; quantity: number }[];
      }[];
    };
    expect(new Set(list.map(({ deliveryStatus }) => deliveryStatus)).size).toBe(5);
    for (const { totalPrice, orderItems } of list)
      expect(
        orderItems.reduce((sum, orderItem) => sum + orderItem.unitPrice * orderItem.quantity, 0),
      ).toBe(totalPrice);
  });

  test('numbers messages without gaps and has the demo’s unread messages', async () => {
    const { rows } = await sql<{ holes: number }>`
      select t.last_seq - count(*) as holes from topics t join messages m on m.topic_id = t.id
      group by t.id`.execute(server.db);
    expect(rows.every(({ holes }) => holes === 0)).toBe(true);
    const first = await sql<{ title: string; unread: number }>`
      select t.title, t.last_seq - m.read_seq as unread from topic_members m
      join topics t on t.id = m.topic_id join users u on u.id = m.person_id
      where t.chat_type = 'group' and u.line_sub = ${fans[0]?.sub}`.execute(server.db);
    expect(new Map(first.rows.map(({ title, unread }) => [title, unread]))).toEqual(
      new Map(groupTopics.map(({ title, unread }) => [title, unread])),
    );
    const { body } = await (await fan()).call('GET', '/v1/user/top');
    expect(body.data).toMatchObject({ favoritePlayer: { nameJapanese: expect.any(String) } });
  });

  test('has topics with pictures and videos that load', async () => {
    const caller = await fan();
    const { body } = await caller.call('GET', '/v1/user/chats?size=50');
    const { list } = body.data as { list: { topicId: string; hasNew: boolean; title: string }[] };
    expect(list.filter(({ hasNew }) => hasNew)).toHaveLength(5);
    const kinds = new Set<string>();
    for (const { topicId } of list) {
      const thread = await caller.call('GET', `/v1/user/chats/detail?topicId=${topicId}&size=100`);
      const { list: messages } = thread.body.data as {
        list: {
          messageType: string;
          mediaUrl: string;
          thumbnailUrl: string;
          duration: number;
          width: number;
        }[];
      };
      for (const message of messages.filter(({ messageType }) => messageType !== 'text')) {
        kinds.add(message.messageType);
        expect((await fetched(message.mediaUrl, caller)).status).toBe(200);
        expect(await shapeOf(message.thumbnailUrl, caller)).toMatch(/^\d{3}×\d{3}$/);
        expect(message.width).toBeGreaterThan(400);
        if (message.messageType === 'video') expect(message.duration).toBeCloseTo(6, 0);
      }
    }
    expect(kinds).toEqual(new Set(['image', 'video']));
  });

  test('lets a developer log in as a demo fan, with the picture drawn for them', async () => {
    const started = await server.nobody.call('GET', '/v1/user/line/login?deviceId=phone');
    const { loginUrl } = started.body.data as { loginUrl: string };
    const browser = createBrowser(`${server.origin}/user/line/callback`);
    const chooser = await browser.open(loginUrl);
    const face = /<img class="face" src="([^"]+)"/.exec(chooser.body)?.[1] ?? '';
    expect(await shapeOf(face)).toBe('160×160');
    expect(chooser.headers.get('content-security-policy')).toContain("img-src 'self'");

    const back = new URL((await browser.submit(chooser, { fan: fans[0]?.sub ?? '' })).address);
    const { code, state } = Object.fromEntries(back.searchParams);
    const { body } = await server.nobody.call('POST', '/v1/user/line/callback', {
      body: { deviceId: 'phone', deviceType: 'web', code, state },
    });
    // A path, which works under every host name of the server.
    expect(body.data).toMatchObject({ profile: { name: fans[0]?.name, picture: face } });
  });

  test('lets its players log in with the passwords of a file that only its owner can read', async () => {
    const file = join(server.folder, 'demo-passwords.txt');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const logins = await demoLogins(server.services);
    expect(logins.filter(({ role }) => role === undefined)).toHaveLength(24);
    for (const role of ['desk', 'manager', 'owner']) {
      const { loginId = '', password = '' } = logins.find((login) => login.role === role) ?? {};
      const asStaff = { loginId, password, deviceId: 'counter', deviceType: 'web' };
      const response = await server.nobody.call('POST', '/v1/admin/login', { body: asStaff });
      expect(response.body.data).toMatchObject({ staff: { role } });
    }
    const [{ loginId = '', password = '' } = {}] = logins;
    const body = { loginId, password, deviceId: 'dugout', deviceType: 'web' };
    expect((await server.nobody.call('POST', '/v1/player/login', { body })).status).toBe(200);
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from player_accounts where position(${password} in password_hash) > 0
    `.execute(server.db);
    expect(rows).toEqual([{ found: 0 }]);
  });

  test('[MATCH-08] says who decided the matches that were won, and notifies nobody of it', async () => {
    const { rows } = await sql<{ kinds: number; jobs: number }>`
      select count(*)::int as kinds,
        (select count(*) from jobs.job where name = 'notifyOfHero')::int as jobs
      from match_heroes join matches on matches.id = match_id
      where state = 'finished' and notified_at < now() group by match_id`.execute(server.db);
    expect(rows).toEqual(Array(4).fill({ kinds: 2, jobs: 0 }));
  });

  test('[MATCH-07] has one closed match, whose page still reads as it was closed', async () => {
    const closings = await server.db.selectFrom('matchClosings').select('matchId').execute();
    expect(closings).toHaveLength(1);
    const manager = await staffCaller('manager');
    const path = `/v1/admin/matches/${closings[0]?.matchId}/closing`;
    expect((await manager.call('GET', path)).body.data).toMatchObject({
      match: { state: 'finished' },
      closed: { by: '佐野 隆' },
      figures: { orders: { count: 1, handedOver: 1, left: 0 }, tills: [], left: [] },
      present: null,
    });
  });

  test('has a match day at the counter: 40 more pickups wait, and each other answer can be tried', async () => {
    const rows = await server.db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.userId')
      .select(['orders.id', 'users.lineSub', 'orders.memo', 'orders.paymentMethod'])
      .where('users.lineSub', '<>', fans[0]?.sub ?? '')
      .execute();
    const desk = await staffCaller('desk');
    const states = new Map<string, number>();
    const dues = new Set<boolean>();
    for (const { id, memo: note } of rows) {
      const { status, body } = await desk.call('GET', `/v1/admin/pickups/${id}`);
      const pickup = body.data as { state: string; due: number; totalPrice: number; memo: string };
      expect([status, pickup.memo]).toEqual([200, note]);
      states.set(pickup.state, (states.get(pickup.state) ?? 0) + 1);
      if (pickup.state === 'open') dues.add(pickup.due > 0);
    }
    expect(Object.fromEntries(states)).toEqual({
      open: 40,
      handed_over: 10,
      canceled: 1,
      refunded: 1,
      payment_failed: 1,
      shipping: 1,
    });
    expect(dues).toEqual(new Set([true, false]));
  });

  test('has a till of today whose sums are those of its hand-overs, with a correction', async () => {
    const manager = await staffCaller('manager');
    const { body } = await manager.call('GET', '/v1/admin/tills');
    const { list } = body.data as { list: { name: string }[] };
    expect(list.map(({ name }) => name).sort()).toEqual(['レジ1', '三浦 さとみ']);
    const { rows } = await sql<{ paid: number; taken: number; corrections: number }>`select
      (select sum(amount)::int4 from till_entries where kind = 'payment') as paid,
      (select sum(total_price)::int4 from orders
        where delivery_status = 'received' and payment_status = 'at_pickup') as taken,
      (select count(*)::int4 from till_entries where kind = 'correction') as corrections`.execute(
      server.db,
    );
    expect(rows[0]?.paid).toBe(rows[0]?.taken);
    expect(rows[0]?.corrections).toBe(1);
  });

  test('has reports of groups and private topics to review, none of which hides anything from the first fan', async () => {
    const manager = await staffCaller('manager');
    const { body } = await manager.call('GET', '/v1/admin/reports?size=50');
    expect((body.data as { list: unknown[] }).list).toHaveLength(6);
    const logins = await server.db
      .selectFrom('messageReports')
      .innerJoin('topics', 'topics.id', 'messageReports.topicId')
      .select(['reason', 'chatType'])
      .execute();
    expect(new Set(logins.map(({ reason }) => reason)).size).toBeGreaterThan(4);
    expect(new Set(logins.map(({ chatType }) => chatType))).toEqual(new Set(['private', 'group']));
    const decided = await manager.call('GET', '/v1/admin/reports?status=decided');
    expect((decided.body.data as { list: unknown[] }).list).toHaveLength(1);
    const { rows } = await sql`
      select from message_reports r join users u on u.id = r.reporter_id
      where u.line_sub = ${fans[0]?.sub}`.execute(server.db);
    expect(rows).toEqual([]);
  });

  test('is not created again by the command, and never by accident in production', async () => {
    const seed = createTerminal(server);
    expect(await seed(['seed'])).toMatchObject({
      code: 1,
      err: '選手がすでに登録されているため、デモデータは入れませんでした。\n',
    });
    const live = createTerminal({ ...server, environment: productionSettings() });
    expect(await live(['seed'])).toMatchObject({
      code: 1,
      err: '本番ではデモデータを入れられません。\n',
    });
  });

  test('is created once, however many processes start at once and however often', async () => {
    expect(seeded.filter((made) => made !== null)).toHaveLength(1);
    const before = await server.db.selectFrom('messages').select('id').execute();
    expect(await seedDemo(server.services)).toBeNull();
    expect(await server.db.selectFrom('messages').select('id').execute()).toEqual(before);
  });

  test('leaves no unfinished file', async () => {
    const files = await readdir(server.config.uploadFolder).catch(() => []);
    expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
