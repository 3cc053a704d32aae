import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeSlowBody } from './slowBodyGuard.ts';

const server = createServer(async (request, response) => {
  closeSlowBody(request, 100);
  const body = await text(request).catch(() => null);
  if (body !== null) response.end(String(body.length));
});
let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an AddressInfo.
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * Sends this many bytes in each step until all are sent or the connection is closed; returns the response.
 */
async function send(length: number, step: number) {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (bytes) => {
    response += bytes.toString();
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    const next = Math.min(step, length - sent);
    sent += next;
    if (next > 0) socket.write('x'.repeat(next));
  }, 20);
  await closed;
  clearInterval(timer);
  return { response, sent };
}

test('a body that arrives too slowly is cut off', async () => {
  const { response, sent } = await send(10_000, 1);
  expect(response).toBe('');
  expect(sent).toBeLessThan(10_000);
});

test('a slow body that makes progress is waited for', async () => {
  const { response } = await send(20_000, 1000);
  expect(response).toContain('200 OK');
  expect(response).toContain('20000');
});
