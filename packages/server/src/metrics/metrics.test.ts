import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrder } from '../../../../tests/support/orders.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { freePort } from '../../../../tests/support/services.port.ts';
import { readConfig } from '../config/config.ts';
import { createMetrics } from './metrics.ts';

let server: TestServer;
let address: string;
beforeAll(async () => {
  const port = await freePort();
  server = await startServer({ METRICS_PORT: String(port) });
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => server.stop());

const read = async () => (await fetch(`${address}/metrics`)).text();

/** The value of one time series, written as Prometheus writes it. */
async function valueIn(series: string): Promise<number | undefined> {
  const line = (await read()).split('\n').find((row) => row.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const responseCount = (operation: string, status: number) =>
  valueIn(`homestand_request_duration_seconds_count{operation="${operation}",status="${status}"}`);

test.each(['/metrics', '/metrics/', '/api/metrics', '/api/v1/metrics'])(
  'the public port responds with 404 to %s',
  async (path) => {
    const response = await fetch(`${server.origin}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('homestand_');
  },
);

test('the address of the metrics serves nothing else', async () => {
  for (const path of ['/', '/api/health', '/user/', '/metrics?name=a'])
    expect((await fetch(`${address}${path}`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${address}/metrics`)).headers.get('content-type')).toContain('text/plain');
});

test('requests are counted by operation and status; an address never becomes a label', async () => {
  const fan = await server.createFan();
  const unknown = (await responseCount('none', 404)) ?? 0;
  await fan.call('GET', '/v1/user/cart');
  await fan.call('GET', '/v1/user/cart');
  await server.nobody.call('GET', '/v1/user/cart');
  await fan.call('GET', '/v1/user/orders/261121-K7Q2RD');
  await fan.call('GET', '/v1/a-secret-address');
  await expect.poll(() => responseCount('none', 404)).toBe(unknown + 1);
  expect(await responseCount('getCart', 200)).toBe(2);
  expect(await responseCount('getCart', 401)).toBe(1);
  expect(await responseCount('getOrder', 404)).toBe(1);
  expect(await read()).not.toMatch(/secret|K7Q2RD/);
});

test('open event streams are counted while they are open', async () => {
  const fan = await server.createFan();
  const abort = new AbortController();
  await fetch(`${server.origin}/api/v1/events`, {
    headers: { Authorization: `Bearer ${fan.token}` },
    signal: abort.signal,
  });
  expect(await valueIn('homestand_event_streams')).toBe(1);
  abort.abort();
  await expect.poll(() => valueIn('homestand_event_streams')).toBe(0);
});

test('process, version, connections and payments have metrics', async () => {
  const text = await read();
  for (const name of [
    'homestand_build_info{version="',
    'homestand_database_connections{state="busy"}',
    'homestand_database_waiting ',
    'homestand_payments_unsettled{state="awaiting"} 0',
    'homestand_jobs{state="failed"} 0',
    'homestand_jobs_late_seconds ',
    'homestand_payments_unsettled_age_seconds 0',
    'homestand_payments_late 0',
    'homestand_payment_differences 0',
    'homestand_push_waiting 0',
    'homestand_refused_hand_overs 0',
    'homestand_reports_open_age_seconds 0',
    'nodejs_eventloop_lag_p99_seconds ',
    'process_cpu_seconds_total ',
    'process_resident_memory_bytes ',
  ])
    expect(text).toContain(name);
});

test('a refused hand-over and the age of the oldest report have metrics to alert on', async () => {
  const port = await freePort();
  const own = await startServer({ METRICS_PORT: String(port) });
  const [fan, other] = [await own.createFan(), await own.createFan()];
  const desk = await own.createStaff('desk');
  const orderId = await addOrder(own, fan);
  for (const handedOverAt of [new Date(), new Date(Date.now() - 60_000)])
    await desk.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
      body: { handedOverAt: handedOverAt.toISOString() },
      key: randomUUID(),
    });
  const topicId = await own.createGroup('報告');
  const sent = await other.call('POST', '/v1/user/chats/message', {
    body: { topicId, content: '宣伝です' },
  });
  const { messageId } = sent.body.data as { messageId: string };
  await fan.call('POST', `/v1/topics/${topicId}/messages/${messageId}/reports`, {
    body: { reason: 'advertising' },
  });
  await own.db
    .updateTable('reportedMessages')
    .set({ reportedAt: new Date(Date.now() - 2 * 60 * 60_000) })
    .execute();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('homestand_refused_hand_overs 1\n');
  expect(Number(/^homestand_reports_open_age_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(
    7199,
  );
  await own.stop();
});

test('docs/reference.md explains the metrics that are served, and alerts on no other', async () => {
  const served = [...(await read()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const pages = readFileSync(join(import.meta.dirname, '../../../../docs/reference.md'), 'utf8');
  const explained = [...pages.matchAll(/^\| `(homestand_\w+)`/gm)].map(([, name]) => name);
  const own = served.filter((name) => name?.startsWith('homestand_'));
  expect(explained.sort()).toEqual(own.sort());
  const alerts = pages.slice(pages.indexOf('groups:\n'), pages.indexOf('## What an outage does'));
  const names = alerts.match(/\b(homestand|nodejs|process)_[a-z0-9_]+/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect(served).toEqual(
    expect.arrayContaining(names.map((name) => name.replace(/_(count|bucket)$/, ''))),
  );
});

test('a count that the database does not return is absent; all others are served at once', async () => {
  const metrics = createMetrics();
  metrics.gauge('homestand_one', 'One.', [], () => [{ value: 1 }]);
  const fail = async () => {
    throw new Error('no database');
  };
  metrics.sampledGauge('homestand_failing', 'Fails.', [], fail);
  metrics.sampledGauge('homestand_failing_by_state', 'Fails.', ['state'], fail);
  let readCount = 0;
  metrics.sampledGauge('homestand_sampled', 'Counts.', [], async () => [{ value: ++readCount }]);
  const [first, second] = [await metrics.text(), await metrics.text()];
  for (const text of [first, second]) {
    expect(text).toContain('homestand_one 1');
    expect(text).not.toMatch(/^homestand_failing(_by_state)?[ {]/m);
    expect(text).toContain('homestand_sampled 1');
  }
});

test('the metrics cannot use the public port', () => {
  expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' }, '/')).toThrow(
    'METRICS_PORT: 外から届く PORT とは別のポートにしてください',
  );
  expect(readConfig({}, '/').metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: '9464' }, '/').metrics).toEqual({
    host: '127.0.0.1',
    port: 9464,
  });
});
