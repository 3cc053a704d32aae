import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { transact } from '../../db/database.ts';
import { openSession } from '../../http/session.ts';
import { addMessage } from '../messages/messages.queries.ts';
import { notifyProcesses } from './eventHub.ts';
import { lastEventId } from './events.queries.ts';
import { listen, type Stream } from './stream.testSupport.ts';

let server: TestServer;
let fan: Fan;
let player: Player;
let topicId: string;
beforeAll(async () => {
  server = await startServer();
});
// Of their own: what one test has marked is announced within 200 ms.
beforeEach(async () => {
  fan = await server.createFan();
  player = await server.createPlayer();
  topicId = await server.createGroup(`試合速報 ${player.playerId}`, [player.playerId]);
});
afterAll(() => server.stop());

const open: Stream[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const stream of open.splice(0)) stream.close();
});

async function follow({ token }: { token: string | undefined }, since?: number): Promise<Stream> {
  const stream = await listen(
    server.origin,
    { token },
    since === undefined ? {} : { lastEventId: since },
  );
  open.push(stream);
  await stream.until(() => stream.lastId !== undefined);
  return stream;
}

/** Another device of the fan. */
async function secondDevice() {
  const opening = { role: 'user' as const, personId: fan.id, deviceType: 'web' };
  const { token } = await openSession(server.db, { ...opening, deviceId: 'second' });
  return createCaller(server.origin, token);
}

const write = async (): Promise<string> => {
  const sender = { role: 'player', personId: player.id } as const;
  const id = await transact(server.db, (tx) =>
    addMessage(tx, { topicId, sender, content: '打った' }),
  );
  notifyProcesses(server.services);
  return id;
};

const mark = (messageId: string, reader = fan.call) =>
  reader('POST', `/v1/topics/${topicId}/messages/${messageId}/read`);

async function unreadCount(): Promise<number> {
  const path = `/v1/user/chats/detail?topicId=${topicId}`;
  const { body } = await fan.call('GET', path, { headers: { 'Read-Mark': 'keep' } });
  return (body.data as { topicInfo: { unreadCount: number } }).topicInfo.unreadCount;
}

const written = async () => ({
  events: (await server.db.selectFrom('events').select('id').execute()).length,
  head: await lastEventId(server.db),
});

const typesOf = ({ events }: Stream) =>
  events.flatMap(({ type }) => (type.endsWith('ead') ? [type] : []));

test('[LOAD-01] a read mark writes no event, and neither does loading a thread', async () => {
  await write();
  const last = await write();
  const before = await written();
  expect(await unreadCount()).toBe(2);
  expect(await unreadCount()).toBe(2);
  expect((await mark(last)).status).toBe(200);
  expect(await unreadCount()).toBe(0);
  expect(await written()).toEqual(before);
});

test('[LOAD-01] a read mark waits for nobody who holds the head of the events', async () => {
  const last = await write();
  await transact(server.db, async (tx) => {
    await tx
      .updateTable('eventHead')
      .set({ lastId: (row) => row.ref('lastId') })
      .execute();
    expect((await mark(last)).status).toBe(200);
  });
  expect(await unreadCount()).toBe(0);
});

test('[LOAD-01] read marks only move forwards', async () => {
  const ids = [await write(), await write(), await write()];
  expect((await mark(ids[1] ?? '')).status).toBe(200);
  expect(await unreadCount()).toBe(1);
  await Promise.all([...ids, ids[0] ?? ''].map((id) => mark(id)));
  expect(await unreadCount()).toBe(0);
  expect((await mark(ids[0] ?? '')).status).toBe(200);
  expect(await unreadCount()).toBe(0);
});

test('[LOAD-01] the other devices of the reader hear of a mark, and nobody else', async () => {
  const last = await write();
  const other = await server.createFan();
  const streams = {
    own: await follow(fan),
    second: await follow(await secondDevice()),
    other: await follow(other),
    player: await follow(player),
  };
  await mark(last);
  await streams.second.until(() => typesOf(streams.second).length > 0);
  // A fence: what has not come before it will not come.
  await write();
  for (const stream of Object.values(streams))
    await stream.until(() => stream.events.some(({ type }) => type === 'message'));
  expect(typesOf(streams.second)).toEqual(['read']);
  expect([streams.other, streams.player].flatMap(typesOf)).toEqual([]);
});

test('[LOAD-01] a mark before newer messages tells that some are unread', async () => {
  const first = await write();
  await write();
  const second = await follow(await secondDevice());
  await mark(first);
  await second.until(() => typesOf(second).length > 0);
  expect(typesOf(second)).toEqual(['partlyRead']);
});

test('[LOAD-01] a device that was away hears of the marks it has missed', async () => {
  const last = await write();
  await server.services.live.look();
  const since = await lastEventId(server.db);
  await mark(last);
  const second = await follow(await secondDevice(), since);
  await second.until(() => typesOf(second).length > 0);
  expect(second.events.find(({ type }) => type === 'read')).toMatchObject({ topicId });
});

test('[LOAD-01] a mark whose signal was lost is found', async () => {
  const own = await startServer();
  try {
    const reader = await own.createFan();
    const group = await own.createGroup('一塁側', []);
    const writer = await own.createFan();
    const { body } = await writer.call('POST', '/v1/user/chats/message', {
      body: { topicId: group, content: '行け' },
    });
    const { messageId } = body.data as { messageId: string };
    vi.spyOn(own.services.bus, 'publishReads').mockResolvedValue();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await own.services.live.stop();
    await own.services.live.start();
    const stream = await listen(own.origin, reader);
    await stream.until(() => stream.lastId !== undefined);
    await reader.call('POST', `/v1/topics/${group}/messages/${messageId}/read`);
    vi.advanceTimersByTime(30_000);
    await stream.until(() => stream.events.some(({ type }) => type === 'read'));
    stream.close();
  } finally {
    vi.useRealTimers();
    await own.stop();
  }
});

test('[LOAD-01] an app of the version before marks by loading page 1, without an event', async () => {
  await write();
  const second = await follow(await secondDevice());
  const before = await written();
  await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
  await second.until(() => typesOf(second).length > 0);
  expect(await unreadCount()).toBe(0);
  expect(await written()).toEqual(before);
});
