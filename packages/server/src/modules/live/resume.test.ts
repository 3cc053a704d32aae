import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { transact } from '../../db/database.ts';
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
  fan = await server.createFan();
  player = await server.createPlayer();
  topicId = await server.createGroup('試合速報', [player.playerId]);
});
afterAll(() => server.stop());

const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function follow(lastEventId?: number): Promise<Stream> {
  const stream = await listen(server.origin, fan, lastEventId === undefined ? {} : { lastEventId });
  open.push(stream);
  return stream;
}

async function sendMessages(count: number, content = '打った'): Promise<string[]> {
  const sender = { role: 'player', personId: player.id } as const;
  return transact(server.db, async (tx) => {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push(await addMessage(tx, { topicId, sender, content }));
    return ids;
  });
}

/** So many events for the fan. */
const writeEvents = (count: number) =>
  sql`with head as (update event_head set last_id = last_id + ${count} returning last_id)
    insert into events (id, type, topic_id, person_id, data)
    select last_id - ${count} + n, 'deleted', ${topicId}, ${fan.id}, ${{ messageId: topicId }}
    from head, generate_series(1, ${count}::int) n`.execute(server.db);

const messageIds = ({ events }: Pick<Stream, 'events'>) =>
  events
    .filter(({ type }) => type === 'message')
    .map(({ message }) => (message as { messageId: string }).messageId);

test('a stream that is interrupted repeatedly loses nothing, repeats nothing and keeps the order', async () => {
  let last = await lastEventId(server.db);
  const sent: string[] = [];
  const heard: string[] = [];
  for (let cut = 0; cut < 30; cut++) {
    const stream = await follow(last);
    // Some events come while the stream is being opened, some while it is open, some without a listener.
    const [more] = await Promise.all([sendMessages(cut % 4), notifyProcesses(server.services)]);
    notifyProcesses(server.services);
    sent.push(...more);
    const enough = heard.length + ((cut * 7) % (sent.length - heard.length + 1));
    await stream.until(() => heard.length + messageIds(stream).length >= enough);
    stream.close();
    await stream.ended;
    heard.push(...messageIds(stream));
    last = stream.lastId ?? last;
    sent.push(...(await sendMessages(cut % 3)));
  }
  const stream = await follow(last);
  await stream.until(() => heard.length + messageIds(stream).length >= sent.length);
  heard.push(...messageIds(stream));
  expect(heard).toEqual(sent);
});

test('the response to a read has the event id from which a stream resumes', async () => {
  const before = await lastEventId(server.db);
  await server.services.live.look();
  const { headers } = await fan.call('GET', '/v1/user/chats?page=1&size=15');
  expect(headers.get('Last-Event-ID')).toBe(String(before));
  const sent = await sendMessages(2);
  await server.services.live.look();
  const stream = await follow(before);
  await stream.until(() => messageIds(stream).length === 2);
  expect(messageIds(stream)).toEqual(sent);
});

test('public responses and writes do not have it', async () => {
  const health = await fan.call('GET', '/health');
  const written = await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'group', topicId, content: '応援しています' },
  });
  expect([health, written].map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([
    null,
    null,
  ]);
});

test('a client that missed more than a slow connection buffers gets all of it', async () => {
  const last = await lastEventId(server.db);
  const sent = await sendMessages(120, '長'.repeat(2500));
  await server.services.live.look();
  const stream = await follow(last);
  await Promise.race([stream.until(() => messageIds(stream).length >= 120), stream.ended]);
  expect(messageIds(stream)).toEqual(sent);
});

test('a connected client gets many events at once', async () => {
  const stream = await follow();
  await stream.until(() => stream.lastId !== undefined);
  const sent = await sendMessages(400, '多'.repeat(1000));
  notifyProcesses(server.services);
  await Promise.race([stream.until(() => messageIds(stream).length >= 400), stream.ended]);
  expect(messageIds(stream)).toEqual(sent);
});

test('a client that missed too much must resync, and gets all later events', async () => {
  const last = await lastEventId(server.db);
  await writeEvents(1001);
  await server.services.live.look();
  const stream = await follow(last);
  await stream.until(() => stream.events.length > 0);
  expect(stream.events[0]).toMatchObject({ type: 'resync' });
  const sent = await sendMessages(1);
  notifyProcesses(server.services);
  await stream.until(() => stream.events.length > 1);
  expect(messageIds(stream)).toEqual(sent);
});

test('a client that asks for deleted events must resync', async () => {
  const last = await lastEventId(server.db);
  await sendMessages(3);
  await server.services.live.look();
  await server.db
    .deleteFrom('events')
    .where('id', '<=', last + 2)
    .execute();
  const stream = await follow(last);
  await stream.until(() => stream.events.length > 0);
  expect(stream.events).toMatchObject([{ type: 'resync' }]);
});

test('an id in the future, as after a restored database, makes the client resync', async () => {
  const stream = await follow((await lastEventId(server.db)) + 1_000_000);
  await stream.until(() => stream.events.length > 0);
  expect(stream.events).toMatchObject([{ type: 'resync' }]);
});

test('a message deleted meanwhile is not sent', async () => {
  const last = await lastEventId(server.db);
  const [gone = ''] = await sendMessages(1);
  await player.call('DELETE', `/v1/player/auth/topics/${topicId}/messages/${gone}`);
  const stream = await follow(last);
  await stream.until(() => stream.events.length > 0);
  expect(stream.events).toMatchObject([{ type: 'deleted', messageId: gone }]);
});

test('a client that does not read is disconnected, and delays no other', async () => {
  await expect.poll(() => server.services.streams.open.size).toBe(0);
  const lazy = connect(Number(new URL(server.origin).port), '127.0.0.1');
  lazy.on('error', () => {});
  lazy.pause();
  lazy.write(
    `GET /api/v1/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${fan.token}\r\n\r\n`,
  );
  const reader = await follow();
  await reader.until(() => reader.lastId !== undefined);
  await expect.poll(() => server.services.streams.open.size).toBe(2);

  const sent: string[] = [];
  // The operating system buffers a few megabytes per connection before the server's own buffer fills.
  while (server.services.streams.open.size === 2 && sent.length < 10_000) {
    sent.push(...(await sendMessages(10, '遅'.repeat(10_000))));
    notifyProcesses(server.services);
    await reader.until(() => messageIds(reader).length === sent.length);
  }
  expect(server.services.streams.open.size).toBe(1);
  expect(messageIds(reader)).toEqual(sent);
  lazy.destroy();
});
