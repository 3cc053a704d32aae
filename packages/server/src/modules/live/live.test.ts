import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { transact } from '../../db/database.ts';
import { describedJpeg } from '../media/processing/fixtures/pictures.ts';
import { notifyProcesses } from './eventHub.ts';
import { writeEvent } from './events.queries.ts';
import { listen, type Stream } from './stream.testSupport.ts';

let server: TestServer;
/** Time that has passed on the server’s clock only. */
let passedMs = 0;
let fanA: Fan;
let fanB: Fan;
let playerA: Player;
let playerB: Player;
beforeAll(async () => {
  server = await startServer({}, { now: () => Date.now() + passedMs });
  [fanA, fanB] = [await server.createFan('A'), await server.createFan('B')];
  [playerA, playerB] = [await server.createPlayer(), await server.createPlayer()];
});
afterAll(() => server.stop());

const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

/** Opens a stream and waits until it is registered: from here on it receives every event. */
async function follow(person: Fan | Player): Promise<Stream> {
  const stream = await listen(server.origin, person);
  open.push(stream);
  await stream.until(() => stream.lastId !== undefined);
  return stream;
}

const everybody = async () => ({
  fanA: await follow(fanA),
  fanB: await follow(fanB),
  playerA: await follow(playerA),
  playerB: await follow(playerB),
});

/** Sends each person a last event as a fence: events not received before it will not be received. */
async function settle(streams: Record<string, Stream>) {
  const people = [fanA, fanB, playerA, playerB];
  for (const { id } of people)
    await transact(server.db, (tx) =>
      writeEvent(tx, { type: 'deleted', topicId: fence, messageId: fence, personId: id }),
    );
  notifyProcesses(server.services);
  await Promise.all(
    Object.values(streams).map((stream) =>
      stream.until(() => stream.events.some(({ topicId }) => topicId === fence)),
    ),
  );
}
const fence = '00000000-0000-7000-8000-000000000000';

/** The event types that each stream received before the fence. */
function heard(streams: Record<string, Stream>): Record<string, string[]> {
  const entries = Object.entries(streams).map(([name, { events }]) => [
    name,
    events.filter(({ topicId }) => topicId !== fence).map(({ type }) => type),
  ]);
  return Object.fromEntries(entries.filter(([, types = []]) => types.length > 0));
}

const sendPrivately = async (fan: Fan, player: Player) =>
  (
    await fan.call('POST', '/v1/user/message/send', {
      body: { chatType: 'private', playerId: player.playerId, content: '応援' },
    })
  ).body.data as { topicId: string; messageId: string };

test('[ROLE-02] an event in a private topic is sent to its two people only', async () => {
  const streams = await everybody();
  const { topicId, messageId } = await sendPrivately(fanA, playerA);
  await fanA.call(
    'DELETE',
    `/v1/user/message/delete?userId=${fanA.id}&topicId=${topicId}&messageId=${messageId}`,
  );
  await settle(streams);
  expect(heard(streams)).toEqual({
    fanA: ['message', 'deleted'],
    playerA: ['message', 'deleted'],
  });
  expect(streams.playerA.events[1]).toMatchObject({ topicId, messageId });
});

test('[ROLE-02] an event in a group is sent to its players and to every fan', async () => {
  const topicId = await server.createGroup('開幕戦', [playerA.playerId]);
  const streams = await everybody();
  await fanA.call('POST', '/v1/user/chats/message', { body: { topicId, content: '行きます' } });
  await settle(streams);
  expect(heard(streams)).toEqual({ fanA: ['message'], fanB: ['message'], playerA: ['message'] });
  expect(streams.fanB.events[0]).toMatchObject({
    topicId,
    message: { content: '行きます', senderId: fanA.id, messageType: 'text' },
  });
});

test('[ROLE-02] only the sender’s own streams carry the idempotency key of a message', async () => {
  const topicId = await server.createGroup('背番号', [playerA.playerId]);
  const body = { content: 'ナイスプレー' };
  const streams = { ...(await everybody()), second: await follow(playerA) };
  const key = randomUUID();
  await playerA.call('POST', `/v1/player/auth/topics/${topicId}/messages`, { body, key });
  await settle(streams);
  for (const [name, { events }] of Object.entries(streams)) {
    if (name === 'playerB') continue;
    const own = name === 'playerA' || name === 'second';
    expect([name, events[0]?.clientKey]).toEqual([name, own ? key : undefined]);
  }
});

test('[MATCH-05] changed matches are told to every fan, also to one who reconnects', async () => {
  const streams = await everybody();
  const since = streams.fanA.lastId;
  await server.db
    .insertInto('matches')
    .values({ day: '2026-11-28', opponent: '港南マリナーズ', ground: '鶴浜スタジアム' })
    .execute();
  await settle(streams);
  expect(heard(streams)).toEqual({ fanA: ['matches'], fanB: ['matches'] });
  const again = await listen(server.origin, fanB, {
    ...(since !== undefined && { lastEventId: since }),
  });
  open.push(again);
  await again.until(() => again.events.some(({ topicId }) => topicId === fence));
  expect(again.events.filter(({ topicId }) => topicId !== fence)).toMatchObject([
    { type: 'matches' },
  ]);
});

test('an order event is sent to the fan who placed it', async () => {
  const productId = await server.createProduct();
  const streams = await everybody();
  const form = { name: 'あかり', email: 'akari@example.jp', phone: '09012345678' };
  const items = [{ product_id: productId, quantity: 1 }];
  await fanA.call('POST', '/v1/user/orders', { body: { items, form } });
  await settle(streams);
  expect(heard(streams)).toEqual({ fanA: ['order'] });
});

test('a picture message is sent with its URL', async () => {
  const topicId = await server.createGroup('写真', []);
  const stream = await follow(fanB);
  const form = new FormData();
  form.set('topicId', topicId);
  form.set('mediaType', 'image');
  form.set('mediaFile', new Blob([new Uint8Array(await describedJpeg())]), 'photo.jpg');
  expect((await fanA.call('POST', '/v1/user/message/media/send', { form })).status).toBe(200);
  await stream.until(() => stream.events.length > 0);
  const { message } = stream.events[0] as unknown as { message: { mediaUrl: string } };
  expect(message).toMatchObject({ messageType: 'image', fileName: 'photo.jpg' });
  const headers = { Authorization: `Bearer ${fanB.token}` };
  expect((await fetch(server.origin + message.mediaUrl, { headers })).status).toBe(200);
});

test('[AUTH-09] a logout ends the streams of its session, and no others', async () => {
  const leaving = await server.createFan();
  const stream = await follow(leaving);
  const staying = await follow(fanA);
  await leaving.call('POST', '/v1/user/logout', { body: { id: leaving.id } });
  await stream.ended;
  expect(stream.events).toEqual([{ id: undefined, type: 'signedOut' }]);
  await settle({ staying });
  expect(heard({ staying })).toEqual({});
});

test('a session that ends while its stream is being opened ends the stream too', async () => {
  const leaving = await server.createFan();
  const { live } = server.services;
  const join = live.join;
  vi.spyOn(live, 'join').mockImplementationOnce(async (listener, since) => {
    await leaving.call('POST', '/v1/user/logout', { body: { id: leaving.id } });
    await live.look();
    return join(listener, since);
  });
  const stream = await listen(server.origin, leaving);
  await stream.ended;
  expect(stream.events).toEqual([{ id: undefined, type: 'signedOut' }]);
});

test('a password change ends the streams of the other sessions, and not of its own', async () => {
  const player = await server.createPlayer();
  const { loginId, password } = player;
  const body = { loginId, password, deviceId: 'tablet', deviceType: 'web' };
  const login = await server.nobody.call('POST', '/v1/player/login', { body });
  const { accessToken } = login.body.data as { accessToken: string };
  const [own, other] = [await follow(player), await follow({ ...player, token: accessToken })];
  await player.call('POST', '/v1/player/password/change', {
    body: { oldPassword: password, newPassword: 'Scarlet-2027', confirmPassword: 'Scarlet-2027' },
  });
  await other.ended;
  expect(other.events).toEqual([{ id: undefined, type: 'signedOut' }]);
  await sendPrivately(fanA, player);
  await own.until(() => own.events.length > 0);
  expect(own.events).toMatchObject([{ type: 'message' }]);
});

test('[ROLE-01] a stream needs a session, and a resume needs a numeric id', async () => {
  expect((await server.nobody.call('GET', '/v1/events')).status).toBe(401);
  const refused = await fanA.call('GET', '/v1/events', { headers: { 'Last-Event-ID': '1; drop' } });
  expect(refused.status).toBe(422);
});

test('a stream’s headers forbid caching and transformation', async () => {
  const { headers } = await follow(fanA);
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
});

test('a stream sends keep-alives, and ends when its session has expired', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const visitor = await server.createFan();
    const stream = await follow(visitor);
    vi.advanceTimersByTime(15_000);
    await stream.until(() => stream.comments.length > 0);
    const expiring = await follow(visitor);
    passedMs = 61 * 24 * 60 * 60 * 1000;
    vi.advanceTimersByTime(15_000);
    await expiring.ended;
    expect(expiring.events).toMatchObject([{ type: 'signedOut' }]);
  } finally {
    passedMs = 0;
    vi.useRealTimers();
  }
});

test('a stopping server ends its streams, and does not wait for open connections of a browser', async () => {
  const own = await startServer();
  const { token } = await own.createFan();
  const stream = await fetch(`${own.origin}/api/v1/events`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const body = stream.text();
  await own.stop();
  expect(await body).toContain('id: ');
});
