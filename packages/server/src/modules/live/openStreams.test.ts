import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { streamLimits } from '../../http/limits.ts';
import { createOpenStreams } from './openStreams.ts';
import { listen } from './stream.testSupport.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('[ROB-03] above a session’s limit the oldest stream is closed, and the newest is opened', async () => {
  const [fan, other] = [await server.createFan(), await server.createFan()];
  const follow = async (person: typeof fan) => {
    const stream = await listen(server.origin, person);
    await stream.until(() => stream.lastId !== undefined);
    return stream;
  };
  const elsewhere = await follow(other);
  const streams = [];
  for (let turn = 0; turn < streamLimits.perSession; turn++) streams.push(await follow(fan));
  const [oldest] = streams;
  const newest = await follow(fan);
  await oldest?.ended;
  await expect.poll(() => server.services.streams.open.size).toBe(streamLimits.perSession + 1);
  // The other streams are still open: they receive a new event.
  const topicId = await server.createGroup('掲示板');
  await other.call('POST', '/v1/user/chats/message', { body: { topicId, content: '！' } });
  for (const stream of [elsewhere, newest, ...streams.slice(1)]) {
    await stream.until(() => stream.events.some(({ type }) => type === 'message'));
    stream.close();
  }
  expect(oldest?.events).toEqual([]);
  await expect.poll(() => server.services.streams.open.size).toBe(0);
});

const response = () => new ServerResponse(new IncomingMessage(new Socket()));

test('[LOAD-02] a stopping process tells each browser another time to come back, the longer the more there are', () => {
  const streams = createOpenStreams({ perSession: 1, perAddress: 5000, total: 5000 });
  const ends = Array.from({ length: 5000 }, (_, index) => {
    const opened = response();
    streams.add(opened, { id: `${index}` }, '203.0.113.7');
    return vi.spyOn(opened, 'end').mockReturnThis();
  });
  streams.endAll();
  const retries = ends.map(({ mock }) =>
    Number(/^retry: (\d+)\n\n$/.exec(`${mock.calls[0]?.[0]}`)?.[1]),
  );
  const perSecond = Map.groupBy(retries, (retryMs) => Math.floor(retryMs / 1000));
  expect(Math.min(...retries)).toBeGreaterThanOrEqual(2000);
  expect(Math.max(...[...perSecond.values()].map(({ length }) => length))).toBeLessThan(700);
});

test('[ROB-03] streams are limited per address and per process, and closing one makes room', () => {
  const streams = createOpenStreams({ perSession: 2, perAddress: 2, total: 3 });
  const open = (id: string, address: string) => {
    streams.makeRoom({ id }, address);
    const opened = response();
    streams.add(opened, { id }, address);
    return opened;
  };
  const first = open('a', '203.0.113.7');
  open('b', '203.0.113.7');
  expect(() => open('c', '203.0.113.7')).toThrow(expect.objectContaining({ status: 429 }));
  open('c', '203.0.113.8');
  expect(() => open('d', '203.0.113.9')).toThrow(expect.objectContaining({ status: 503 }));
  expect(streams.size).toBe(3);
  first.emit('close');
  open('d', '203.0.113.9');
  expect(streams.size).toBe(3);
});
