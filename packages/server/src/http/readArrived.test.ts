import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { readArrived } from './readArrived.ts';

const graceMs = 50;

/** In another thread: sends requests, wakes the blocked thread, and keeps the connections open. */
const client = `
const { connect } = require('node:net');
const { workerData: { port, sent, count } } = require('node:worker_threads');
const flag = new Int32Array(sent);
for (let made = 0; made < count; made++) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.on('connect', () => socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
    Atomics.add(flag, 0, 1);
    Atomics.notify(flag, 0);
  }));
}`;

test('[ROB-01] requests that arrived while the process stood still longer than the wait are read', async () => {
  const count = 30;
  let received = 0;
  const server = createServer((_request, response) => {
    received++;
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = new SharedArrayBuffer(4);
  const flag = new Int32Array(sent);
  const worker = new Worker(client, { eval: true, workerData: { port, sent, count } });
  await once(worker, 'online');

  const arrived = readArrived(server, graceMs);
  // This thread stands still until all requests are sent and the wait is over.
  for (let done = 0; done < count; done = Atomics.load(flag, 0)) Atomics.wait(flag, 0, done);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * graceMs);
  expect(received).toBe(0);
  await arrived;
  expect(received).toBe(count);

  await worker.terminate();
  server.closeAllConnections();
  server.close();
});
