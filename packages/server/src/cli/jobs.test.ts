import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { failedJobs } from '../jobs/jobs.queries.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { createTerminal } from './terminal.testSupport.ts';

let server: TestServer;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  server = await startServer({}, { maintenance: false });
  homestand = createTerminal(server);
});
afterAll(() => server.stop());

const rowOf = (out: string, name: string) =>
  out.split('\n').find((line) => line.startsWith(`${name} `));

test('[OPS-02] jobs list counts waiting and failed jobs without what an error says, and jobs retry runs them again', async () => {
  const { services } = server;
  const before = await homestand(['jobs', 'list']);
  expect(before).toMatchObject({ code: 0, err: '' });
  expect(rowOf(before.out, 'deleteFile')).toMatch(/操作のあと +0 +0 +— +—$/);
  expect(rowOf(before.out, 'auditPayments')).toMatch(/決まった時刻 +0 +0 /);
  expect(before.out).toContain('失敗した処理はありません。');
  expect(await homestand(['jobs', 'retry'])).toMatchObject({
    code: 1,
    err: '失敗した処理はありません。\n',
  });

  const boss = await services.jobs.open();
  const [first, second] = [`${randomUUID()}.webp`, `${randomUUID()}.webp`];
  const send = (key: string, startAfter = new Date()) =>
    boss.send('deleteFile', { key }, { singletonKey: key, retryLimit: 0, startAfter });
  const fault = Object.assign(new Error('a letter of 湊 さくら'), { code: 'EIO' });
  const failing = vi.spyOn(services.storage, 'delete').mockRejectedValue(fault);
  for (const key of [first, second]) await send(key);
  const working = await startJobs(services, services, { enqueued: 0.5, periodic: 0.5 });
  await expect.poll(async () => (await failedJobs(server.db)).length).toBe(2);
  failing.mockRestore();

  const listed = await homestand(['jobs', 'list']);
  expect(rowOf(listed.out, 'deleteFile')).toMatch(/操作のあと +0 +2 +— +—$/);
  expect(listed.out.match(/^[0-9a-f-]{36} +deleteFile +1 +.*Error EIO$/gm)).toHaveLength(2);
  expect(listed.out).not.toContain('湊');

  // The same work waits already: it is not done twice.
  await send(second, new Date(Date.now() + 60 * 60 * 1000));
  const retried = await homestand(['jobs', 'retry']);
  expect(retried).toMatchObject({ code: 0, err: '' });
  expect(retried.out).toBe(
    '1件をもう一度行います。\n1件は、同じ処理がもう待っているので、そのままにしました。\n',
  );
  await expect.poll(async () => (await failedJobs(server.db)).length).toBe(1);
  await expect
    .poll(async () => rowOf((await homestand(['jobs', 'list'])).out, 'deleteFile'))
    .toMatch(/操作のあと +1 +1 .* \d{2}:\d{2}$/);
  working.stop();
});
