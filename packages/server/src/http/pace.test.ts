import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchPace } from './pace.ts';

const cut: string[] = [];
const server = createServer((incoming: IncomingMessage, response) => {
  watchPace(incoming, 100);
  incoming.on('close', () => incoming.complete || cut.push(incoming.url ?? ''));
  incoming.on('end', () => response.end('read'));
  incoming.resume();
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function send(path: string, method = 'POST') {
  const asking = request({ port, host: '127.0.0.1', path, method });
  const ended = new Promise<string>((resolve) => {
    asking.on('response', (response) => response.resume().on('end', () => resolve('answered')));
    asking.on('error', () => resolve('cut'));
  });
  return { asking, ended };
}

test('a body that hardly comes in is cut off', async () => {
  const { asking, ended } = send('/dripping');
  const dripping = setInterval(() => asking.write('a'), 20);
  expect(await ended).toBe('cut');
  clearInterval(dripping);
  expect(cut).toEqual(['/dripping']);
});

test('a body that comes in at a fair pace takes as long as it takes', async () => {
  const { asking, ended } = send('/steady');
  for (let turn = 0; turn < 30; turn++) {
    asking.write('a'.repeat(2000));
    await new Promise((done) => setTimeout(done, 20));
  }
  asking.end();
  expect(await ended).toBe('answered');
});

test('a request without a body is not watched', async () => {
  const { asking, ended } = send('/reading', 'GET');
  asking.end();
  expect(await ended).toBe('answered');
});
