import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { until } from '../../../../tests/support/until.ts';
import { closeSlowBody } from './slowBodyGuard.ts';

const lookEveryMs = 30_000;

const server = createServer(async (request, response) => {
  closeSlowBody(request, lookEveryMs);
  const body = await text(request).catch(() => null);
  if (body !== null) response.end(String(body.length));
});
let port = 0;
beforeAll(async () => {
  // Only the guard's: the test decides when it looks.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an AddressInfo.
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/**
 * Sends this many bytes between two looks of the guard until all are sent or the connection is closed; returns the
 * response.
 */
async function send(length: number, step: number) {
  const begun = once(server, 'request');
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (bytes) => {
    response += bytes.toString();
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
  socket.write(head);
  // The first argument of the event.
  const [request] = (await begun) as [IncomingMessage];
  let sent = 0;
  while (sent < length && !request.destroyed) {
    const next = Math.min(step, length - sent);
    socket.write('x'.repeat(next));
    sent += next;
    await until(() => request.socket.bytesRead === head.length + sent);
    vi.advanceTimersByTime(lookEveryMs);
  }
  await closed;
  return { response, sent };
}

test('a body that arrives too slowly is cut off', async () => {
  const { response, sent } = await send(10_000, 255);
  expect(response).toBe('');
  expect(sent).toBeLessThan(10_000);
});

test('a slow body that makes progress is waited for', async () => {
  const { response } = await send(5120, 256);
  expect(response).toContain('200 OK');
  expect(response).toContain('5120');
});
