import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connect } from '../../packages/server/src/db/database.ts';
import { lastEventId } from '../../packages/server/src/modules/live/events.queries.ts';
import { listen, type Stream } from '../../packages/server/src/modules/live/stream.testSupport.ts';
import { createCaller } from '../support/caller.ts';
import { avoidMinuteEnd } from '../support/clock.ts';
import { type ClubProcess, startClub } from '../support/clubProcess.ts';
import { createFixtures, type Fan } from '../support/fixtures.ts';
import { parallel, tally } from '../support/parallel.ts';
import { randomBelow } from '../support/random.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { freePort } from '../support/services.port.ts';
import { startPostgres, startRedis } from '../support/services.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let redis: Awaited<ReturnType<typeof startRedis>>;
let folder: string;
let clubs: ClubProcess[] = [];
let connection: Connection;
let here: ReturnType<typeof createFixtures>;
let groupId: string;

const originOf = (index: number) => clubs[index]?.origin ?? '';
const callerAt = (index: number, { token }: Pick<Fan, 'token'>) =>
  createCaller(originOf(index), token);

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  folder = await mkdtemp(join(tmpdir(), 'homestand-processes-'));
  const settings = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SIGNING_SECRET: randomBytes(32).toString('hex'),
  };
  // All four find an empty database at the same time.
  clubs = await parallel(4, async () => startClub(folder, await freePort(), settings));
  await Promise.all(clubs.map((club) => club.untilReady()));
  connection = connect({ connectionString: postgres.url });
  here = createFixtures(connection, originOf(0));
  groupId = await here.createGroup('掲示板');
});

afterAll(async () => {
  await connection?.close();
  for (const { child } of clubs) child.kill('SIGTERM');
  await Promise.all(clubs.map(({ exited }) => exited));
  await redis?.stop();
  await postgres?.stop();
  await removeFolder(folder);
});

/** Listens from the current event id on, even where a process has not delivered earlier events yet. */
const listenAt = async (index: number, fan: Fan) =>
  listen(originOf(index), fan, { lastEventId: await lastEventId(connection.db) });

async function sendText(index: number, fan: Fan, content: string) {
  const response = await callerAt(index, fan).call('POST', '/v1/user/chats/message', {
    body: { topicId: groupId, content },
    key: randomUUID(),
  });
  expect(response.status).toBe(200);
}

const heard = ({ events }: Stream) =>
  events.flatMap(({ type, message }) =>
    type === 'message' ? [(message as { content: string }).content] : [],
  );

test('four processes that start on an empty database run its migrations once', async () => {
  const rows = await sql<{ name: string; count: number }>`
    select name, count(*) from kysely_migration group by name`.execute(connection.db);
  expect(rows.rows.length).toBeGreaterThan(0);
  for (const { count } of rows.rows) expect(count).toBe(1);
  const statuses = await Promise.all(clubs.map(({ origin }) => fetch(`${origin}/api/ready`)));
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a message sent to one process reaches streams at all, in the same order', async () => {
  const fan = await here.createFan();
  const streams = await parallel(4, (index) => listenAt(index, fan));
  await parallel(20, (turn) => sendText(turn % 4, fan, `発言${turn}`));
  await Promise.all(streams.map((stream) => stream.until(() => heard(stream).length >= 20)));
  const [first, ...others] = streams;
  expect(new Set(first && heard(first)).size).toBe(20);
  for (const stream of others) expect(stream.events).toEqual(first?.events);
  for (const stream of streams) stream.close();
});

test('[LOAD-01] what is read through one process is told to the streams at all', async () => {
  const [speaker, reader] = [await here.createFan(), await here.createFan()];
  await sendText(0, speaker, '読まれる');
  const page = `/v1/user/chats/detail?topicId=${groupId}`;
  const headers = { 'Read-Mark': 'keep' };
  const { body } = await callerAt(0, reader).call('GET', page, { headers });
  const [newest] = (body.data as { list: { messageId: string }[] }).list;
  const streams = await parallel(4, (index) => listenAt(index, reader));
  await Promise.all(streams.map((stream) => stream.until(() => stream.lastId !== undefined)));
  const isRead = ({ events }: Stream) => events.some(({ type }) => type === 'read');
  await callerAt(1, reader).call(
    'POST',
    `/v1/topics/${groupId}/messages/${newest?.messageId}/read`,
  );
  await Promise.all(streams.map((stream) => stream.until(() => isRead(stream))));
  expect(streams.every(isRead)).toBe(true);
  for (const stream of streams) stream.close();
});

test('a stream that moves between processes a hundred times loses and duplicates nothing and keeps the order', async () => {
  const listener = await here.createFan();
  const speakers = await parallel(10, () => here.createFan());
  let at = await lastEventId(connection.db);
  const said: string[] = [];
  let over = false;
  const speaking = Promise.all(
    speakers.map(async (fan, index) => {
      for (let turn = 0; !over; turn++) {
        const content = `${index} ${turn}`;
        await sendText(randomBelow(4), fan, content);
        said.push(content);
      }
    }),
  );
  const events: Stream['events'] = [];
  for (let cut = 0; cut <= 100; cut++) {
    const stream = await listen(originOf(randomBelow(4)), listener, { lastEventId: at });
    if (cut === 100) {
      over = true;
      await speaking;
      await stream.until(
        () => heard({ ...stream, events: [...events, ...stream.events] }).length >= said.length,
      );
    } else {
      const enough = randomBelow(4);
      await stream.until(() => stream.events.length >= enough);
    }
    stream.close();
    events.push(...stream.events);
    at = stream.lastId ?? at;
  }
  expect(tally(events.map(({ type }) => type))).toEqual({ message: said.length });
  const ids = events.map(({ id }) => id ?? 0);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(new Set(ids).size).toBe(ids.length);
  const contents = events.map(({ message }) => (message as { content: string }).content);
  expect(contents.toSorted()).toEqual(said.toSorted());
});

test('while Redis is unavailable every event still arrives, once', async () => {
  const fan = await here.createFan();
  const stream = await listenAt(1, fan);
  await sendText(0, fan, '前');
  await stream.until(() => heard(stream).length >= 1);
  await redis.kill();
  await parallel(5, (turn) => sendText(0, fan, `留守${turn}`));
  await stream.until(() => heard(stream).length >= 6);
  await redis.restart();
  await sendText(0, fan, '後');
  await stream.until(() => heard(stream).length >= 7);
  expect(tally(heard(stream))).toEqual({
    ...{ 前: 1, 後: 1, 留守0: 1, 留守1: 1, 留守2: 1, 留守3: 1, 留守4: 1 },
  });
  stream.close();
});

test('[AUTH-09] a logout at one process ends the stream at another, and the session everywhere', async () => {
  const fan = await here.createFan();
  const stream = await listenAt(1, fan);
  // The other process remembers the session.
  expect(await callerAt(1, fan).call('GET', '/v1/user/chats')).toMatchObject({ status: 200 });
  expect(
    await callerAt(0, fan).call('POST', '/v1/user/logout', { body: { id: fan.id } }),
  ).toMatchObject({ status: 200 });
  await stream.ended;
  expect(stream.events.at(-1)).toMatchObject({ type: 'signedOut' });
  expect(await callerAt(1, fan).call('GET', '/v1/user/chats')).toMatchObject({ status: 401 });
});

test('limits and keys apply across all processes', async () => {
  await avoidMinuteEnd();
  const player = await here.createPlayer();
  const guesses = await parallel(40, (index) =>
    callerAt(index % 4, { token: undefined }).call('POST', '/v1/player/login', {
      body: { loginId: player.loginId, password: 'Wrong-1!', deviceId: 'one', deviceType: 'web' },
    }),
  );
  expect(tally(guesses.map(({ status }) => status))).toEqual({ 422: 6, 429: 34 });

  const fan = await here.createFan();
  const key = randomUUID();
  const body = { topicId: groupId, content: '一度だけ' };
  const sent = await parallel(40, (index) =>
    callerAt(index % 4, fan).call('POST', '/v1/user/chats/message', { body, key }),
  );
  expect(new Set(sent.map((response) => JSON.stringify(response.body))).size).toBe(1);
  const rows = await connection.db
    .selectFrom('messages')
    .select('id')
    .where('senderId', '=', fan.id)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a process that is told to stop exits cleanly; the others continue', async () => {
  const [last] = clubs.splice(3, 1);
  last?.child.kill('SIGTERM');
  expect(await last?.exited).toEqual([0, null]);
  const fan = await here.createFan();
  const stream = await listenAt(2, fan);
  await sendText(0, fan, '続きます');
  await stream.until(() => heard(stream).length >= 1);
  stream.close();
});
