import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { secondClub } from '../../../../../tests/support/clubs.ts';
import { createDatabase } from '../../../../../tests/support/database.ts';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { type Subscriber, startPushService } from '../../../../../tests/support/pushService.ts';
import { startBeside } from '../../../../../tests/support/secondProcess.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createTerminal } from '../../cli/terminal.testSupport.ts';
import { connect } from '../../db/database.ts';
import type { DeliveryStatus } from '../../db/schema.ts';
import { readContract } from '../../http/readContract.ts';
import { schemasOf } from '../../http/schemas.ts';
import { claimDeliveries, tidyPush } from './deliveries.queries.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestServer;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  service = await startPushService();
  const environment = { PUSH_SERVICES: service.host, PUSH_DELAY: '0' };
  server = await startServer(environment);
  homestand = createTerminal({ ...server, environment });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

type Person = Fan | Player;

async function allow(person: Person): Promise<Subscriber> {
  const browser = service.subscribe();
  const body = browser.subscription;
  expect((await person.call('PUT', '/v1/push/subscription', { body })).status).toBe(200);
  return browser;
}

let fan: Fan;
let player: Player;
let topicId: string;
let onFan: Subscriber;
let onPlayer: Subscriber;

/**
 * Creates a fan and a player with a topic, who have both allowed notifications, and waits until earlier ones
 * are done.
 */
beforeEach(async () => {
  [fan, player] = [await server.createFan('あかり'), await server.createPlayer()];
  topicId = await begin(fan, player);
  await idle();
  [onFan, onPlayer] = [await allow(fan), await allow(player)];
});

async function begin(from: Fan, to: Player): Promise<string> {
  const sent = await from.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: to.playerId, content: 'はじめまして' },
  });
  return (sent.body.data as { topicId: string }).topicId;
}

const fanSays = (content: string, who: Fan = fan, topic: string = topicId) =>
  who.call('POST', '/v1/user/chats/message', { body: { topicId: topic, content } });
const playerSays = (content: string, who: Player = player, topic: string = topicId) =>
  who.call('POST', `/v1/player/auth/topics/${topic}/messages`, { body: { content } });
const fanReads = (who: Fan = fan) =>
  who.call('GET', `/v1/user/chats/detail?topicId=${topicId}&page=1&size=20`);

const delivered = (browser: Subscriber, count: number) =>
  expect.poll(() => browser.pushed.length).toBe(count);

const bodiesOn = (browser: Subscriber) => browser.pushed.map(({ notice }) => notice.body);

/** Waits until every due delivery is done: afterwards none is sent without a new event. */
async function idle(testServer: TestServer = server) {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ left: boolean }>`
          select (select last_id from push_head) < (select last_id from event_head) or exists (
            select from push_deliveries
            where event_id is not null and (due_at <= now() or leased_until is not null)
          ) as left`.execute(testServer.db);
      return rows[0]?.left;
    })
    .toBe(false);
}

/** Makes every waiting delivery due now. */
async function timePasses(testServer: TestServer = server) {
  await sql`update push_deliveries set due_at = now() where event_id is not null`.execute(
    testServer.db,
  );
  await testServer.services.bus.publish();
  await idle(testServer);
}

describe('a new message', () => {
  test('[SAFE-01] reaches the fan encrypted, names the sender, and links to the topic', async () => {
    await playerSays('明日の試合、\n応援よろしくお願いします。');
    await delivered(onFan, 1);
    const [pushed] = onFan.pushed;
    expect(pushed?.notice).toEqual({
      kind: 'message',
      title: `選手 ${player.name}｜湊スカーレッツ`,
      body: '明日の試合、 応援よろしくお願いします。',
      path: `/u/message/${topicId}`,
      tag: `topic ${topicId}`,
      senderType: 'player',
      senderId: String(player.playerId),
    });
    const contract = readContract();
    const isNotice = schemasOf(contract).body({ $ref: '#/components/schemas/PushNotice' });
    isNotice(structuredClone(pushed?.notice));
    expect(isNotice.errors).toBeNull();
    expect(pushed?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(Number(pushed?.headers.ttl)).toBeGreaterThan(24 * 60 * 60 - 60);
    expect(pushed?.headers.topic).not.toContain(topicId);
    const [, claims = ''] = pushed?.headers.authorization?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: `https://${service.host}`,
      sub: server.origin.replace('http:', 'https:'),
    });
  });

  test('of a fan reaches the player, with the fan’s name and the player’s path', async () => {
    await fanSays('今日もかっこよかったです！');
    await delivered(onPlayer, 1);
    expect(onPlayer.pushed[0]?.notice).toMatchObject({
      title: 'ファン あかり｜湊スカーレッツ',
      body: '今日もかっこよかったです！',
      senderType: 'user',
      senderId: fan.id,
      path: `/p/message/${topicId}`,
    });
    await idle();
    expect(onFan.pushed).toEqual([]);
  });

  test('[ROLE-02] reaches nobody else', async () => {
    const [other, colleague] = [await server.createFan(), await server.createPlayer()];
    const others = [await allow(other), await allow(colleague)];
    await playerSays('ふたりだけの話');
    await fanSays('はい');
    await delivered(onFan, 1);
    await delivered(onPlayer, 1);
    await idle();
    for (const browser of others) expect(browser.requests).toEqual([]);
  });

  test('of a player in a group reaches every fan, of a fan its players only', async () => {
    const [other, outsider] = [await server.createFan(), await server.createPlayer()];
    const [onOther, onOutsider] = [await allow(other), await allow(outsider)];
    const group = await server.createGroup('内野手の部屋', [player.playerId]);
    await playerSays('集合！', player, group);
    await delivered(onFan, 1);
    await delivered(onOther, 1);
    expect(onOther.pushed[0]?.notice).toMatchObject({
      title: '内野手の部屋｜湊スカーレッツ',
      body: `選手 ${player.name}「集合！」`,
      senderType: 'player',
      senderId: String(player.playerId),
    });
    await fanSays('行きます！', fan, group);
    await delivered(onPlayer, 1);
    expect(onPlayer.pushed[0]?.notice).toMatchObject({
      title: '内野手の部屋｜湊スカーレッツ',
      body: 'ファン あかり「行きます！」',
      senderType: 'user',
      senderId: fan.id,
    });
    await idle();
    expect(onOther.pushed).toHaveLength(1);
    expect(onFan.pushed).toHaveLength(1);
    expect(onOutsider.requests).toEqual([]);
  });

  test('[SAFE-01] of a fan with a player’s name is labelled as a fan’s at its beginning', async () => {
    const double = await server.createFan(`選手 ${player.name}`);
    await begin(double, player);
    await delivered(onPlayer, 1);
    expect(onPlayer.pushed[0]?.notice.title).toBe(`ファン 選手 ${player.name}｜湊スカーレッツ`);
  });

  test('[SAFE-07] contains no hidden characters or direction marks', async () => {
    const turned = await server.createFan('浜野\u202e\u2066あかり\u001b[31m');
    await begin(turned, player);
    await delivered(onPlayer, 1);
    await fanSays('\u202eかっこ\u200bよかった👨‍👩‍👧', fan);
    await delivered(onPlayer, 2);
    expect(onPlayer.pushed.map(({ notice }) => [notice.title, notice.body])).toEqual([
      ['ファン 浜野あかり[31m｜湊スカーレッツ', 'はじめまして'],
      ['ファン あかり｜湊スカーレッツ', 'かっこよかった👨‍👩‍👧'],
    ]);
  });

  test('reaches each browser of a person', async () => {
    const second = await allow(fan);
    await playerSays('どちらにも');
    await delivered(onFan, 1);
    await delivered(second, 1);
  });

  test('is cut to a lock screen’s length, between graphemes', async () => {
    const family = '👨‍👩‍👧‍👦';
    await playerSays(`${'が'.repeat(118)}${family}${family}${family}`);
    await delivered(onFan, 1);
    expect(bodiesOn(onFan)).toEqual([`${'が'.repeat(118)}${family}${family}…`]);
  });

  test('with graphemes of many bytes still fits into a push', async () => {
    await playerSays(`e${'\u0301'.repeat(400)}`.repeat(2));
    await delivered(onFan, 1);
    await playerSays('👩🏽‍🤝‍👨🏿'.repeat(100));
    await delivered(onFan, 2);
    for (const { headers } of onFan.pushed)
      expect(Number(headers['content-length'])).toBeLessThan(2500);
  });

  test('[SAFE-05] is not notified to a suspended fan; the browser stays subscribed', async () => {
    const { end } = await server.createSanction(fan.id, 'suspend');
    await playerSays('停止の間');
    await idle();
    await end();
    await playerSays('そのあと');
    await delivered(onFan, 1);
    expect(bodiesOn(onFan)).toEqual(['そのあと']);
  });
});

/** The pending deliveries of a browser. */
const waiting = (browser: Subscriber) =>
  server.db
    .selectFrom('pushDeliveries')
    .innerJoin('pushSubscriptions as s', 's.endpointHash', 'pushDeliveries.endpointHash')
    .select(['tag', 'eventId', 'attempts', 'dueAt', 'leasedUntil'])
    .where('s.endpoint', '=', browser.subscription.endpoint)
    .execute();

describe('push services', () => {
  test('[LOAD-03] one that does not answer delays only its own notices', async () => {
    const [stuck, quick] = [await startPushService(), await startPushService()];
    const both = await startServer({
      PUSH_SERVICES: `${stuck.host},${quick.host}`,
      PUSH_DELAY: '0',
      PUSH_QUIET: '0',
    });
    const author = await both.createPlayer();
    const group = await both.createGroup('全員', [author.playerId]);
    const subscribe = async (to: typeof stuck) => {
      const browser = to.subscribe();
      const person = await both.createFan();
      await person.call('PUT', '/v1/push/subscription', { body: browser.subscription });
      return browser;
    };
    const [waiting, served] = [await subscribe(stuck), await subscribe(quick)];
    const goOn = stuck.hold();
    for (const [index, text] of ['一', '二', '三'].entries()) {
      await playerSays(text, author, group);
      await delivered(served, index + 1);
    }
    expect(waiting.pushed).toEqual([]);
    goOn();
    await expect.poll(() => bodiesOn(waiting).at(-1)).toBe(`選手 ${author.name}「三」`);
    await both.stop();
    await stuck.stop();
    await quick.stop();
  });

  test('[LOAD-03] each is sent at most 200 notices at a time, whatever waits for the others', async () => {
    const database = await createDatabase();
    const { db, close } = connect({ connectionString: database.url });
    await sql`
      insert into push_subscriptions (endpoint_hash, person_id, endpoint, p256dh, auth)
      select int4send(n), gen_random_uuid(),
        case when n > 250 then 'https://b.example' else 'https://a.example' end || '/' || n, '', ''
      from generate_series(1, 253) n`.execute(db);
    await sql`
      insert into push_deliveries (endpoint_hash, tag, event_id, due_at, host)
      select endpoint_hash, 'topic', 1, now() - interval '1 second', host from push_subscriptions`.execute(
      db,
    );
    const claim = async (running: ReadonlyMap<string, number>) =>
      Object.groupBy(await claimDeliveries(db, running), ({ host }) => host);
    const first = await claim(new Map([['a.example', 150]]));
    expect(first['a.example']).toHaveLength(50);
    expect(first['b.example']).toHaveLength(3);
    const second = await claim(new Map());
    expect(second['a.example']).toHaveLength(200);
    expect(await claim(new Map())).toEqual({});
    await close();
    await database.remove();
  });
});

describe('a reader with the topic open', () => {
  let slow: TestServer;
  beforeAll(async () => {
    slow = await startServer({ PUSH_SERVICES: service.host, PUSH_DELAY: '3600' });
  });
  afterAll(() => slow.stop());

  test('a message that is deleted before its delivery is not notified', async () => {
    const [reader, author] = [await slow.createFan(), await slow.createPlayer()];
    const group = await slow.createGroup('ロッカー', [author.playerId]);
    const onReader = await allow(reader);
    const sent = await playerSays('間違えました', author, group);
    const { messageId } = sent.body.data as { messageId: string };
    await author.call('DELETE', `/v1/player/auth/topics/${group}/messages/${messageId}`);
    await idle(slow);
    await timePasses(slow);
    await playerSays('こちらです', author, group);
    await idle(slow);
    await timePasses(slow);
    expect(bodiesOn(onReader)).toEqual([`選手 ${author.name}「こちらです」`]);
  });

  test('is not notified of what they have read; others are, once for each topic', async () => {
    const [reader, absent] = [await slow.createFan(), await slow.createFan()];
    const author = await slow.createPlayer();
    const group = await slow.createGroup('ベンチ裏', [author.playerId]);
    const [onReader, onAbsent] = [await allow(reader), await allow(absent)];
    for (const text of ['一', '二', '三']) await playerSays(text, author, group);
    await idle(slow);
    await reader.call('GET', `/v1/user/chats/detail?topicId=${group}&page=1&size=20`);
    await timePasses(slow);
    const says = (text: string) => `選手 ${author.name}「${text}」`;
    expect(bodiesOn(onAbsent)).toEqual([says('三')]);
    expect(onReader.requests).toEqual([]);

    // Later messages wait, and are combined into one notification again.
    for (const text of ['四', '五']) await playerSays(text, author, group);
    await idle(slow);
    expect(bodiesOn(onAbsent)).toEqual([says('三')]);
    await timePasses(slow);
    expect(bodiesOn(onAbsent)).toEqual([says('三'), says('五')]);
    expect(bodiesOn(onReader)).toEqual([says('五')]);
  });
});

async function place(testServer: TestServer, who: Fan, values: { deliveryStatus: DeliveryStatus }) {
  const productId = await testServer.createProduct();
  const placed = await who.call('POST', '/v1/user/orders', {
    body: {
      items: [{ product_id: productId, quantity: 1, unit_price: 1800 }],
      form: { name: '港 あかり', email: 'akari@example.com', phone: '09012345678' },
    },
  });
  const { order_id: orderId } = placed.body.data as { order_id: string };
  await testServer.db.updateTable('orders').set(values).where('id', '=', orderId).execute();
  return orderId;
}

describe('an order', () => {
  const become = async (orderId: string, ...status: string[]) =>
    expect(await homestand(['orders', 'status', orderId, ...status])).toMatchObject({ code: 0 });

  test('that was just placed does not notify the fan who placed it', async () => {
    await place(server, fan, { deliveryStatus: 'pending' });
    await idle();
    expect(onFan.requests).toEqual([]);
  });

  test.each([
    ['received', { deliveryStatus: 'pending' }, '商品をお渡ししました'],
    ['shipped', { deliveryStatus: 'unshipped' }, 'ご注文の商品を発送しました'],
    ['canceled', { deliveryStatus: 'pending' }, 'ご注文がキャンセルされました'],
  ] as const)('that is %s notifies its fan only', async (status, values, title) => {
    const other = await allow(await server.createFan());
    const orderId = await place(server, fan, values);
    await become(orderId, status);
    await delivered(onFan, 1);
    expect(onFan.pushed[0]?.notice).toMatchObject({
      kind: 'order',
      title: `${title}｜湊スカーレッツ`,
      body: expect.stringContaining(orderId),
      path: `/u/order-details/${orderId}`,
      tag: `order ${orderId}`,
    });
    expect(Number(onFan.pushed[0]?.headers.ttl)).toBeGreaterThan(47 * 60 * 60);
    await idle();
    expect(other.requests).toEqual([]);
    expect(onPlayer.requests).toEqual([]);
  });

  test('[ORDM-04] whose money goes back notifies its fan, with the amount', async () => {
    const manager = await server.createStaff('manager');
    const orderId = await place(server, fan, { deliveryStatus: 'received' });
    const path = `/v1/admin/orders/${orderId}/refunds`;
    const refund = async (kind: string, items: object[], amount: number) => {
      const { body: figures } = await manager.call('GET', path);
      const { changeId, goods } = figures.data as {
        changeId: string;
        goods: { productId: number }[];
      };
      const back = goods
        .map(({ productId }) => ({ productId, quantity: 1 }))
        .slice(0, items.length);
      const body = { kind, amount, means: 'cash', reason: '傷', items: back, changeId };
      const made = await manager.call('POST', path, { body, key: randomUUID() });
      expect(made.status).toBe(200);
    };
    await refund('refund', [], 500);
    await delivered(onFan, 1);
    await refund('take_back', [{}], 1300);
    await delivered(onFan, 2);
    expect(onFan.pushed.map(({ notice }) => [notice.title, notice.body])).toEqual([
      ['返金しました｜湊スカーレッツ', `注文番号 ${orderId}　500円をお返ししました。`],
      [
        '返金しました｜湊スカーレッツ',
        `注文番号 ${orderId}　ご注文をキャンセルし、1,300円をお返ししました。`,
      ],
    ]);
  });

  test('[DESK-08] that is handed over at the counter notifies its fan only, and so does its undo', async () => {
    const [desk, other] = [await server.createStaff('desk'), await server.createFan()];
    const onOther = await allow(other);
    const orderId = await place(server, fan, { deliveryStatus: 'pending' });
    const pickup = `/v1/admin/pickups/${orderId}`;
    const body = { means: 'cash', amount: 1800 };
    const key = randomUUID();
    const handedOver = await desk.call('POST', `${pickup}/hand-over`, { body, key });
    expect(handedOver.status).toBe(200);
    await delivered(onFan, 1);
    expect(onFan.pushed[0]?.notice).toMatchObject({
      kind: 'order',
      title: '商品をお渡ししました｜湊スカーレッツ',
      body: expect.stringContaining(orderId),
      path: `/u/order-details/${orderId}`,
      tag: `order ${orderId}`,
    });
    // The desk sends it again, because the response was lost.
    await desk.call('POST', `${pickup}/hand-over`, { body, key });
    await idle();
    expect(onFan.requests).toHaveLength(1);

    const { id: handOverId } = (handedOver.body.data as { handOver: { id: string } }).handOver;
    const undone = await desk.call('POST', `${pickup}/undo`, { body: { handOverId } });
    expect(undone.status).toBe(200);
    await delivered(onFan, 2);
    expect(onFan.pushed[1]?.notice).toMatchObject({
      title: '「お渡し済み」を取り消しました｜湊スカーレッツ',
      tag: `order ${orderId}`,
    });
    await idle();
    expect(onOther.requests).toEqual([]);
    expect(onPlayer.requests).toEqual([]);
  });

  test('that gets another tracking number is not notified as shipped again', async () => {
    const orderId = await place(server, fan, { deliveryStatus: 'unshipped' });
    await become(orderId, 'shipped', '--tracking', '4120');
    await delivered(onFan, 1);
    await become(orderId, 'shipped', '--tracking', '4121');
    await idle();
    expect(onFan.requests).toHaveLength(1);
  });

  test.each([
    ['received', 'pending', '「お渡し済み」を取り消しました'],
    ['shipped', 'unshipped', '「発送済み」を取り消しました'],
  ] as const)('that was %s by mistake notifies again', async (status, before, title) => {
    const orderId = await place(server, fan, { deliveryStatus: before });
    await become(orderId, status);
    await delivered(onFan, 1);
    const undo = ['orders', 'undo', orderId, '--reason', '別の人に渡した'];
    expect(await homestand(undo)).toMatchObject({ code: 0 });
    await delivered(onFan, 2);
    expect(onFan.pushed[1]?.notice).toMatchObject({
      kind: 'order',
      title: `${title}｜湊スカーレッツ`,
      tag: `order ${orderId}`,
    });
    await become(orderId, status);
    await delivered(onFan, 3);
    expect(onFan.pushed[2]?.notice.title).toBe(onFan.pushed[0]?.notice.title);
  });

  test('that has changed meanwhile is notified with its current status', async () => {
    const orderId = await place(server, fan, { deliveryStatus: 'pending' });
    onFan.respondWith({ status: 429 });
    await become(orderId, 'received');
    await expect.poll(() => onFan.requests.length).toBe(1);
    await idle();
    // Status corrected by hand in the database: the waiting notification is no longer true.
    await server.db
      .updateTable('orders')
      .set({ deliveryStatus: 'pending' })
      .where('id', '=', orderId)
      .execute();
    await timePasses();
    expect(onFan.pushed).toEqual([]);
  });
});

describe('of another club', () => {
  let other: TestServer;
  beforeAll(async () => {
    const environment = { PUSH_SERVICES: service.host, PUSH_DELAY: '0' };
    other = await startServer({ ...environment, CLUB_FOLDER: secondClub });
  });
  afterAll(() => other.stop());

  test('[CLUB-01] [CLUB-04] a notice names this club, and its pickup place where an order waits again', async () => {
    const [buyer, author] = [await other.createFan(), await other.createPlayer()];
    const onBuyer = await allow(buyer);
    const group = await other.createGroup('ベンチ裏', [author.playerId]);
    await playerSays('集合！', author, group);
    await delivered(onBuyer, 1);
    const orderId = await place(other, buyer, { deliveryStatus: 'pending' });
    const inOther = createTerminal({
      ...other,
      environment: { CLUB_FOLDER: secondClub },
    });
    expect(await inOther(['orders', 'status', orderId, 'received'])).toMatchObject({ code: 0 });
    await delivered(onBuyer, 2);
    await inOther(['orders', 'undo', orderId, '--reason', '別の人に渡した']);
    await delivered(onBuyer, 3);
    expect(onBuyer.pushed.map(({ notice }) => [notice.title, notice.body])).toEqual([
      ['ベンチ裏｜マリナーズ', `選手 ${author.name}「集合！」`],
      ['商品をお渡ししました｜マリナーズ', `注文番号 ${orderId}　ありがとうございました。`],
      [
        '「お渡し済み」を取り消しました｜マリナーズ',
        `注文番号 ${orderId}　1塁側正面広場のグッズ引換所（試合日の10時から試合終了まで）でお受け取りいただけます。`,
      ],
    ]);
  });
});

describe('a person who does not want notifications', () => {
  test('gets none for messages, or none for orders', async () => {
    await fan.call('PUT', '/v1/push/settings', { body: { messages: false, orders: true } });
    await player.call('PUT', '/v1/push/settings', { body: { messages: true, orders: false } });
    await playerSays('届かない');
    await fanSays('届く');
    await delivered(onPlayer, 1);
    await idle();
    expect(onFan.requests).toEqual([]);
  });

  test('gets none that were already pending', async () => {
    onFan.respondWith({ status: 429, headers: { 'Retry-After': '3600' } });
    await playerSays('待っている');
    await expect.poll(() => onFan.requests.length).toBe(1);
    await idle();
    await fan.call('PUT', '/v1/push/settings', { body: { messages: false, orders: true } });
    await timePasses();
    expect(onFan.requests).toHaveLength(1);
    expect(await waiting(onFan)).toEqual([]);
  });

  test('and has signed out gets none on that device', async () => {
    const gone = onFan.subscription.endpoint;
    const there = await server.db
      .selectFrom('pushSubscriptions')
      .select('endpoint')
      .where('endpoint', '=', gone)
      .execute();
    expect(there).toHaveLength(1);
    await fan.call('POST', '/v1/user/logout', { body: { id: fan.id } });
    await playerSays('もう届かない');
    await idle();
    expect(onFan.requests).toEqual([]);
    await tidyPush(server.db);
    const subscriptions = await server.db
      .selectFrom('pushSubscriptions')
      .select('endpoint')
      .execute();
    expect(subscriptions.map(({ endpoint }) => endpoint)).not.toContain(gone);
    expect(subscriptions.map(({ endpoint }) => endpoint)).toContain(onPlayer.subscription.endpoint);
  });

  test('[ROLE-02] gets none pending for the previous person of the browser', async () => {
    onFan.respondWith({ status: 429 });
    await playerSays('前の人へ');
    await expect.poll(() => onFan.requests.length).toBe(1);
    await idle();
    const next = await server.createFan();
    await next.call('PUT', '/v1/push/subscription', { body: onFan.subscription });
    await timePasses();
    expect(onFan.requests).toHaveLength(1);
  });
});

describe('a push service', () => {
  test.each([404, 410])(
    'that returns %i has lost the subscription: it is deleted',
    async (status) => {
      onFan.respondWith({ status });
      await playerSays('どこかへ');
      await expect.poll(() => onFan.requests.length).toBe(1);
      await idle();
      await playerSays('もう一度');
      await idle();
      expect(onFan.requests).toHaveLength(1);
      const subscriptions = await server.db
        .selectFrom('pushSubscriptions')
        .select('endpoint')
        .execute();
      expect(subscriptions.map(({ endpoint }) => endpoint)).not.toContain(
        onFan.subscription.endpoint,
      );
    },
  );

  test('that is rate limiting is retried after Retry-After, and later each time', async () => {
    onFan.respondWith({ status: 429, headers: { 'Retry-After': '600' } }, { status: 429 });
    await playerSays('あとで届く');
    await expect.poll(() => onFan.requests.length).toBe(1);
    await idle();
    expect(await secondsUntil(onFan)).toBeCloseTo(600, -1);
    await timePasses();
    expect(onFan.requests).toHaveLength(2);
    expect(await secondsUntil(onFan)).toBeCloseTo(120, -1);
    await timePasses();
    expect(bodiesOn(onFan)).toEqual(['あとで届く']);
    expect(onFan.requests).toHaveLength(3);
  });

  test('that refuses a request is not retried, and the endpoint is not logged', async () => {
    onFan.respondWith({ status: 403 });
    const said = vi.spyOn(server.services, 'onError');
    await playerSays('断られる');
    await expect.poll(() => said.mock.calls.length).toBe(1);
    await idle();
    expect(onFan.requests).toHaveLength(1);
    const [error] = said.mock.calls[0] ?? [];
    expect(String(error)).toBe(`Error: The push service ${service.host} refused a notice: 403.`);
    said.mockRestore();
  });

  test('that is unavailable gets no requests until its Retry-After', async () => {
    const own = await startServer({ PUSH_SERVICES: service.host, PUSH_DELAY: '0' });
    const [reader, author] = [await own.createFan(), await own.createPlayer()];
    const topic = await begin(reader, author);
    await idle(own);
    const [onReader, onAuthor] = [await allow(reader), await allow(author)];
    onReader.respondWith({ status: 503, headers: { 'Retry-After': '600' } });
    await playerSays('ひとつめ', author, topic);
    await expect.poll(() => onReader.requests.length).toBe(1);
    await idle(own);
    await fanSays('ふたつめ', reader, topic);
    await idle(own);
    expect(onAuthor.requests).toEqual([]);
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from due_at - now())::float as left from push_deliveries`.execute(
      own.db,
    );
    expect(rows.map(({ left }) => Math.round(left / 100))).toEqual([6, 6]);
    await own.stop();
  });

  async function secondsUntil(browser: Subscriber): Promise<number> {
    const [delivery] = await waiting(browser);
    return ((delivery?.dueAt.getTime() ?? 0) - Date.now()) / 1000;
  }
});

describe('a delivery with two processes', () => {
  test('is sent once, whichever of them takes it', async () => {
    const beside = await startBeside(server);
    const fans = await Promise.all(Array.from({ length: 20 }, () => server.createFan()));
    const browsers = await Promise.all(fans.map(allow));
    const group = await server.createGroup('全員集合', [player.playerId]);
    await playerSays('一度だけ', player, group);
    await beside.services.bus.publish();
    for (const browser of browsers) await delivered(browser, 1);
    await idle();
    for (const browser of browsers) expect(browser.requests).toHaveLength(1);
    await beside.stop();
  });

  test('is taken over from one that died, and sent by the other', async () => {
    onFan.respondWith({ status: 429 });
    await playerSays('引き継がれる');
    await expect.poll(() => onFan.requests.length).toBe(1);
    await idle();
    // State left by a process that was killed while sending: leased, and the lease has expired.
    await sql`update push_deliveries set leased_until = now() - interval '1 second'
      where event_id is not null`.execute(server.db);
    await timePasses();
    expect(bodiesOn(onFan)).toEqual(['引き継がれる']);
  });
});

test('an event older than a day is not notified', async () => {
  onFan.respondWith({ status: 429 });
  await playerSays('昨日のこと');
  await expect.poll(() => onFan.requests.length).toBe(1);
  await idle();
  await sql`update events set created_at = now() - interval '25 hours'
    where topic_id = ${topicId}`.execute(server.db);
  await timePasses();
  expect(onFan.pushed).toEqual([]);
  expect((await waiting(onFan)).filter(({ eventId }) => eventId !== null)).toEqual([]);
});

test('reading a topic removes its notifications', async () => {
  onFan.respondWith({ status: 429 });
  await playerSays('もう読んだ');
  await expect.poll(() => onFan.requests.length).toBe(1);
  await idle();
  await fanReads();
  await timePasses();
  expect(onFan.requests).toHaveLength(1);
});
