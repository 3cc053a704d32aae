import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startServer } from '../../../tests/support/server.ts';

test('a connection opened in advance does not delay the shutdown', async () => {
  const server = await startServer();
  const spare = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(spare, 'connect');
  const ended = once(spare, 'close');
  await server.stop();
  await ended;
  expect(spare.bytesRead).toBe(0);
});
