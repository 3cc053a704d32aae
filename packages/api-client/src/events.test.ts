import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startProxy } from '../../../tests/support/proxy.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { freePort } from '../../../tests/support/services.port.ts';
import { start } from '../../server/src/start.ts';
import { followEvents, type LiveEvent, type LiveOptions } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** A fan with an event stream over a proxy, and the events received. */
async function listener(options: Partial<LiveOptions> = {}, origin = server.origin) {
  const line = await startProxy(origin);
  const fan = await server.createFan();
  const player = await server.createPlayer();
  const leaving = new AbortController();
  const heard: LiveEvent[] = [];
  const notes: string[] = [];
  const ended = followEvents(
    { baseUrl: `${line.origin}/api`, getToken: () => fan.token },
    {
      signal: leaving.signal,
      onEvent: (event) => heard.push(event),
      onResync: () => notes.push('resync'),
      onSignedOut: () => notes.push('signed out'),
      onLink: (connected) => notes.push(connected ? 'connected' : 'broken'),
      ...options,
    },
  );
  const contents = () =>
    heard.flatMap((event) => (event.type === 'message' ? [event.message.content] : []));
  return {
    line,
    fan,
    player,
    heard,
    notes,
    ended,
    contents,
    connected: (times = 1) =>
      vi.waitFor(() => expect(notes.filter((note) => note === 'connected')).toHaveLength(times), {
        timeout: 120_000,
      }),
    hears: (...texts: string[]) =>
      vi.waitFor(() => expect(contents()).toEqual(texts), { timeout: 120_000 }),
    async leave() {
      leaving.abort();
      await ended;
      await line.stop();
    },
  };
}

async function open(person: Awaited<ReturnType<typeof listener>>) {
  const sent = await person.fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: person.player.playerId, content: 'はじめまして' },
  });
  const { topicId } = sent.body.data as { topicId: string };
  return (content: string) =>
    person.player.call('POST', `/v1/player/auth/topics/${topicId}/messages`, { body: { content } });
}

test('events arrive as they happen', async () => {
  const person = await listener();
  await person.connected();
  const response = await open(person);
  await response('ありがとう⚾');
  await person.hears('はじめまして', 'ありがとう⚾');
  await person.leave();
});

test('events during a cut connection arrive once, in order', async () => {
  const person = await listener();
  await person.connected();
  const response = await open(person);
  await person.hears('はじめまして');
  const texts = ['はじめまして'];
  for (let round = 1; round <= 3; round++) {
    person.line.closeConnections();
    for (const half of ['前', '後']) {
      texts.push(`${round}${half}`);
      await response(`${round}${half}`);
    }
    await person.connected(round + 1);
  }
  await person.hears(...texts);
  await person.leave();
});

test('a restart of the server loses no event', async () => {
  const config = { ...server.config, port: await freePort() };
  let second = await start(config);
  const person = await listener({}, second.origin);
  await person.connected();
  const response = await open(person);
  await person.hears('はじめまして');
  await second.stop();
  await response('留守のあいだ');
  second = await start(config);
  await person.hears('はじめまして', '留守のあいだ');
  await person.leave();
  await second.stop();
});

test('a silent connection counts as dead and is replaced', async () => {
  const person = await listener({ silence: 1000 });
  await person.connected();
  const response = await open(person);
  await person.hears('はじめまして');
  person.line.freeze();
  await response('聞こえますか');
  await vi.waitFor(() => expect(person.notes).toContain('broken'), { timeout: 120_000 });
  person.line.unfreeze();
  await person.hears('はじめまして', '聞こえますか');
  await person.leave();
});

test('after too long an absence the stream requests a full reload', async () => {
  const person = await listener({ since: '0' });
  const ids = await server.db.selectFrom('events').select('id').orderBy('id', 'desc').execute();
  await person.connected();
  await server.db.deleteFrom('events').execute();
  person.line.closeConnections();
  await person.connected(2);
  expect(ids.length).toBeGreaterThan(0);
  const late = await listener({ since: '1' });
  await vi.waitFor(() => expect(late.notes).toContain('resync'));
  await person.leave();
  await late.leave();
});

test('the end of the session ends the stream', async () => {
  const person = await listener();
  await person.connected();
  await person.fan.call('POST', '/v1/user/logout', { body: { id: person.fan.id } });
  await person.ended;
  expect(person.notes.at(-1)).toBe('signed out');
  await person.leave();
});

test('a stream without a session does not start', async () => {
  const notes: string[] = [];
  await followEvents(
    { baseUrl: `${server.origin}/api` },
    {
      signal: new AbortController().signal,
      onEvent: () => notes.push('event'),
      onResync: () => notes.push('resync'),
      onSignedOut: () => notes.push('signed out'),
    },
  );
  expect(notes).toEqual(['signed out']);
});

test('a stream request that the server refuses for good rejects', async () => {
  const person = await listener({ since: 'yesterday' });
  await expect(person.ended).rejects.toMatchObject({ code: 422 });
  await person.line.stop();
});

test('an error thrown by the listener rejects the stream and is no network error', async () => {
  const person = await listener({
    onEvent: () => {
      throw new RangeError('mine');
    },
  });
  const ended = expect(person.ended).rejects.toBeInstanceOf(RangeError);
  await person.connected();
  await open(person);
  await ended;
  await person.line.stop();
});

test('characters split between chunks are decoded whole, and a sign-in page is not a stream', async () => {
  const bytes = new TextEncoder().encode('id: 1\ndata: {"type":"read","topicId":"⚾応援"}\n\n');
  let requestCount = 0;
  const place = createServer((_request, response) => {
    requestCount++;
    if (requestCount === 1)
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Wi-Fi');
    else drip(response, bytes);
  });
  await new Promise<void>((done) => place.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
  const person = await listener({}, origin);
  await vi.waitFor(() => expect(person.heard).toEqual([{ type: 'read', topicId: '⚾応援' }]), {
    timeout: 120_000,
  });
  expect(person.notes).toEqual(['broken', 'connected']);
  await person.leave();
  place.close();
});

test('an event that does not fit the contract triggers one resync, and the stream continues', async () => {
  const events = [
    'id: 1\ndata: {"type":"message","topicId":"a","message":{}}',
    'id: 2\ndata: {"type":"order"}',
    'id: 3\ndata: {"type":"rea',
    'id: 4\ndata: null',
    'id: 5\ndata: {"type":"typing","topicId":"a"}',
    'id: 6\ndata: {"type":"read","topicId":"b","since":1}',
  ];
  const stream = new TextEncoder().encode(`${events.join('\n\n')}\n\n`);
  const place = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(stream);
  });
  await new Promise<void>((done) => place.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
  const person = await listener({}, origin);
  await vi.waitFor(() => expect(person.heard).toMatchObject([{ type: 'read', topicId: 'b' }]));
  await vi.waitFor(() => expect(person.notes).toEqual(['connected', 'resync']), {
    timeout: 120_000,
  });
  await person.leave();
  place.closeAllConnections();
  place.close();
});

function drip(response: ServerResponse, bytes: Uint8Array) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const next = (at: number) => {
    if (at >= bytes.length) return;
    response.write(bytes.subarray(at, at + 1));
    setImmediate(next, at + 1);
  };
  next(0);
}

test('[TODAY-01] the stream of staff says that something has changed, and ends when the server refuses its session', async () => {
  const manager = await server.createStaff('manager');
  const leaving = new AbortController();
  const notes: string[] = [];
  const follow = (token: string | undefined) =>
    followEvents(
      { baseUrl: `${server.origin}/api`, getToken: () => token },
      {
        path: '/v1/admin/events',
        signal: leaving.signal,
        onEvent: () => notes.push('event'),
        onResync: () => notes.push('resync'),
        onSignedOut: () => notes.push('signed out'),
        onLink: (connected) => connected && notes.push('connected'),
      },
    );
  const ended = follow(manager.token);
  await vi.waitFor(() => expect(notes).toEqual(['connected']));
  const productId = await server.createProduct();
  const form = { name: 'あかり', email: 'akari@example.jp', phone: '09012345678' };
  const items = [{ product_id: productId, quantity: 1 }];
  const fan = await server.createFan();
  await fan.call('POST', '/v1/user/orders', { body: { items, form } });
  await vi.waitFor(() => expect(notes).toEqual(['connected', 'resync']), { timeout: 120_000 });
  leaving.abort();
  await ended;
  const later = new AbortController();
  await manager.call('POST', '/v1/admin/logout');
  notes.length = 0;
  await followEvents(
    { baseUrl: `${server.origin}/api`, getToken: () => manager.token },
    {
      path: '/v1/admin/events',
      signal: later.signal,
      onEvent: () => {},
      onResync: () => {},
      onSignedOut: () => notes.push('signed out'),
    },
  );
  expect(notes).toEqual(['signed out']);
});
