import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { transact } from '../../db/database.ts';
import { eventsAfter, missedEvents, writeEvent, writeEvents } from './events.queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const nobodysEvents = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: from + 1 + index,
    type: 'read' as const,
    topicId: null,
    personId: '00000000-0000-7000-8000-000000000000',
    data: '{}',
  }));

const head = async () =>
  (await server.db.selectFrom('eventHead').select('lastId').executeTakeFirstOrThrow()).lastId;

test('[LOAD-04] several events take a range of numbers in their order, with one statement', async () => {
  const fan = await server.createFan();
  const before = await head();
  const ids = ['first', 'second', 'third'];
  await transact(server.db, (tx) =>
    writeEvents(
      tx,
      ids.map((orderId) => ({
        type: 'order',
        personId: fan.id,
        orderId,
        deliveryStatus: 'pending',
        paymentStatus: 'paid',
      })),
    ),
  );
  const written = await eventsAfter(server.db, before, 10);
  expect(written.map(({ id, data }) => [id - before, data.orderId])).toEqual([
    [1, 'first'],
    [2, 'second'],
    [3, 'third'],
  ]);
  expect(await head()).toBe(before + 3);
});

test('each person gets the events of their own topics and of themselves, and no others', async () => {
  const [fan, other] = [await server.createFan(), await server.createFan()];
  const [inGroup, outside] = [await server.createPlayer(), await server.createPlayer()];
  const group = await server.createGroup('みんな', [inGroup.playerId]);
  const sent = await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: outside.playerId, content: 'こんにちは' },
  });
  const { topicId } = sent.body.data as { topicId: string };
  const before = await head();
  await transact(server.db, async (tx) => {
    await writeEvent(tx, { type: 'deleted', topicId, messageId: 'private' });
    await writeEvent(tx, { type: 'deleted', topicId: group, messageId: 'group' });
    await writeEvent(tx, { type: 'signedOut', personId: other.id, sessionIds: [] });
  });
  const missedBy = async (role: 'user' | 'player', personId: string) => {
    const session = { id: '', role, personId, deviceId: '', expiresAt: new Date() };
    const missed = await missedEvents(server.db, session, before, before + 3, 10);
    return missed.map(({ id }) => id - before);
  };
  expect(await missedBy('user', fan.id)).toEqual([1, 2]);
  expect(await missedBy('user', other.id)).toEqual([2, 3]);
  expect(await missedBy('player', inGroup.id)).toEqual([2]);
  expect(await missedBy('player', outside.id)).toEqual([1]);
});

test('after thousands of events of others a client resyncs instead of searching through them', async () => {
  const fan = await server.createFan();
  const before = await head();
  await server.db.insertInto('events').values(nobodysEvents(before, 5001)).execute();
  await server.db
    .updateTable('eventHead')
    .set({ lastId: before + 5001 })
    .execute();
  server.services.live.look();
  const said = async (since: number) => {
    const leaving = new AbortController();
    const { body } = await fetch(`${server.origin}/api/v1/events`, {
      headers: { Authorization: `Bearer ${fan.token}`, 'Last-Event-ID': String(since) },
      signal: leaving.signal,
    });
    let text = '';
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString();
      if (/^id: .*\n\n/m.test(text) || text.includes('data:')) break;
    }
    leaving.abort();
    return text;
  };
  await expect.poll(() => said(before + 5001)).toContain(`id: ${before + 5001}`);
  expect(await said(before)).toContain('"resync"');
  expect(await said(before + 1)).not.toContain('"resync"');
});
