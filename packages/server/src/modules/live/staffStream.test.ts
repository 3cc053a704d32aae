import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { addOrder } from '../../../../../tests/support/orders.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { notifyOfCallOff } from '../matches/index.ts';
import { listen, type Stream } from './stream.testSupport.ts';

let server: TestServer;
let manager: Staff;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.createStaff('manager');
  // A stream that opens now must not hear what the test before has changed.
  await server.services.live.look();
});

const open: Stream[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const stream of open.splice(0)) stream.close();
});

async function follow(lastEventId?: number): Promise<Stream> {
  const stream = await listen(server.origin, manager, {
    path: '/v1/admin/events',
    ...(lastEventId !== undefined && { lastEventId }),
  });
  open.push(stream);
  await stream.until(() => stream.lastId !== undefined);
  return stream;
}

async function handOver(orderId: string): Promise<void> {
  await manager.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
    body: {},
    key: randomUUID(),
  });
}

const orders = async (count: number) => {
  const fan = await server.createFan();
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push(await addOrder(server, fan));
  return ids;
};

// First: no pause of a change before runs yet, by the real clock.
test('[TODAY-01] a stream that opens after a change is not told of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [earlier = '', later = ''] = await orders(2);
  const change = async (id: string) => {
    await handOver(id);
    await server.services.live.look();
  };
  await change(earlier);
  const stream = await follow();
  vi.advanceTimersByTime(1000);
  await change(later);
  vi.advanceTimersByTime(1000);
  await stream.until(() => stream.events.length > 0);
  expect(stream.events).toEqual([{ type: 'resync', id: server.services.live.lastSeen() }]);
});

test('[TODAY-01] a message tells staff nothing, its report does', async () => {
  const [fan, other] = [await server.createFan(), await server.createFan()];
  const topicId = await server.createGroup('実況');
  const stream = await follow();
  const sent = await other.call('POST', '/v1/user/chats/message', {
    body: { topicId, content: '打った' },
  });
  await server.services.live.look();
  const seen = server.services.live.lastSeen();
  const { messageId } = sent.body.data as { messageId: string };
  await fan.call('POST', `/v1/topics/${topicId}/messages/${messageId}/reports`, {
    body: { reason: 'advertising' },
  });
  await stream.until(() => stream.events.length > 0);
  expect(stream.events[0]?.id).toBeGreaterThan(seen);
});

test('[TODAY-01] [DESK-06] a hand-over that was refused tells staff, and so does what settles it', async () => {
  const [orderId = ''] = await orders(1);
  await handOver(orderId);
  await server.services.live.look();
  const refusals = await follow(server.services.live.lastSeen());
  const late = { handedOverAt: new Date().toISOString() };
  const call = { body: late, key: randomUUID() };
  const refused = await manager.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, call);
  expect(refused.body.code).toBe(409);
  await refusals.until(() => refusals.events.length > 0);
  refusals.close();

  const order = await manager.call('GET', `/v1/admin/orders/${orderId}`);
  const [{ id } = { id: '' }] = (order.body.data as { refusedHandOvers: { id: string }[] })
    .refusedHandOvers;
  const settlements = await follow(server.services.live.lastSeen());
  const body = { kind: 'goods', note: '1点を返していただいた' };
  const path = `/v1/admin/refused-hand-overs/${id}/settlement`;
  expect((await manager.call('PUT', path, { body })).body.code).toBe(200);
  await settlements.until(() => settlements.events.length > 0);
});

test('[MATCH-04] a match that is called off tells staff, and so does each step of the notices', async () => {
  const match = await server.createMatch(new Date(Date.now() + 24 * 3_600_000));
  const fan = await server.createFan();
  await addOrder(server, fan, { matchId: match });
  const stream = await follow();
  const path = `/v1/admin/matches/${match}/call-off`;
  const body = { version: 1, state: 'canceled', targetId: null };
  const { body: answer } = await manager.call('POST', path, { body, key: randomUUID() });
  expect(answer.code).toBe(200);
  await stream.until(() => stream.events.length > 0);
  stream.close();

  const { callOff } = answer.data as { callOff: { id: string } };
  await sql`update match_call_offs set called_off_at = called_off_at - interval '16 seconds'`.execute(
    server.db,
  );
  await server.services.live.look();
  const notices = await follow(server.services.live.lastSeen());
  await notifyOfCallOff(server.services, { callOffId: callOff.id });
  await notices.until(() => notices.events.length > 0);
});

test('[TODAY-01] of many changes staff hear once, and nothing about whom they concern', async () => {
  const ids = await orders(10);
  const stream = await follow();
  for (const id of ids) await handOver(id);
  await stream.until(() => stream.events.length > 0);
  expect(stream.events.length).toBeLessThan(ids.length);
  for (const { id: _, ...event } of stream.events) expect(event).toEqual({ type: 'resync' });
});

test('[TODAY-01] a stream that comes back is told at once if anything happened meanwhile', async () => {
  const [orderId = ''] = await orders(1);
  const stream = await follow();
  const { lastId } = stream;
  stream.close();
  const quiet = await follow(lastId);
  expect(quiet.events).toEqual([]);
  quiet.close();
  await handOver(orderId);
  const back = await follow(lastId);
  await back.until(() => back.events.length > 0);
  expect(back.events).toMatchObject([{ type: 'resync' }]);
});

test('[TODAY-01] the stream of staff ends with its session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stream = await follow();
  await manager.call('POST', '/v1/admin/logout');
  vi.advanceTimersByTime(15_000);
  await stream.ended;
  expect(stream.events).toEqual([{ id: undefined, type: 'signedOut' }]);
});
