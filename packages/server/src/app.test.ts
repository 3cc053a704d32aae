import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startServer } from '../../../tests/support/server.ts';
import { messages } from './messages.ts';

test('a connection opened in advance does not delay the shutdown', async () => {
  const server = await startServer();
  const spare = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(spare, 'connect');
  const ended = once(spare, 'close');
  await server.stop();
  await ended;
  expect(spare.bytesRead).toBe(0);
});

test.each([
  ['no request', 'HELLO\r\n\r\n', 400],
  [
    'a header that is too long',
    `GET / HTTP/1.1\r\nHost: a\r\nA: ${'a'.repeat(40_000)}\r\n\r\n`,
    431,
  ],
])('%s is answered like every other refusal', async (_, sent, status) => {
  const server = await startServer();
  const usual = await fetch(`${server.origin}/api/v1/nothing`);
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  socket.write(sent);
  const received = await text(socket);
  await server.stop();
  expect(received).toMatch(new RegExp(`^HTTP/1[.]1 ${status} `));
  const [head = '', body = ''] = received.split('\r\n\r\n');
  const names = ['content-security-policy', 'x-content-type-options', 'referrer-policy'];
  for (const name of [...names, 'cache-control'])
    expect(head.toLowerCase()).toContain(`${name}: ${usual.headers.get(name)}`.toLowerCase());
  expect(JSON.parse(body)).toEqual({ code: status, message: messages.malformed, data: null });
});
