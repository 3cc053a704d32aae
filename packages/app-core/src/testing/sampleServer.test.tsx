import { expect, onTestFinished, test } from 'vitest';
import { startSampleServer } from './sampleServer';

test('a request that is under way when its answer changes does not get the answer of before', async () => {
  const settings = (messages: boolean) => ({ messages, orders: true });
  const server = startSampleServer({ 'GET /v1/push/settings': settings(false) });
  onTestFinished(server.stop);
  server.fail('GET /v1/push/settings', 500);
  const response = fetch('/api/v1/push/settings');
  server.answer('GET /v1/push/settings', settings(true));
  expect(await (await response).json()).toMatchObject({ data: { messages: true } });
});
