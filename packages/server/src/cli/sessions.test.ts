import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { listen } from '../modules/live/stream.testSupport.ts';
import { createTerminal } from './terminal.testSupport.ts';

let server: TestServer;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  server = await startServer();
  homestand = createTerminal(server);
});
afterAll(() => server.stop());

const rows = (out: string) => out.trimEnd().split('\n').slice(1);

test('the sessions of a person are listed, and one or all of them end', async () => {
  const fan = await server.createFan();
  const listed = await homestand(['sessions', 'list', '--person', fan.id]);
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out).toMatch(/^ID +名前 +種類 +端末 +ログイン +最後の利用 +期限$/m);
  expect(rows(listed.out)).toHaveLength(1);
  expect(listed.out).toContain('ファン');
  expect(listed.out).not.toContain(fan.token);
  const [id = ''] = rows(listed.out)[0]?.split(' ') ?? [];

  const other = ['--session', '0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d42'];
  expect(await homestand(['sessions', 'end', '--person', fan.id, ...other])).toMatchObject({
    code: 1,
    err: 'ログイン中の端末はありません。\n',
  });
  expect((await fan.call('GET', '/v1/user/cart')).status).toBe(200);
  const ended = await homestand(['sessions', 'end', '--person', fan.id, '--session', id]);
  expect(ended.out).toBe('ログイン中だった1台をログアウトさせました。\n');
  expect((await fan.call('GET', '/v1/user/cart')).status).toBe(401);
  expect((await homestand(['sessions', 'list', '--person', fan.id])).out).toBe(
    'ログイン中の端末はありません。\n',
  );
});

test('streams of fans and staff that are open end at once, without their next heartbeat', async () => {
  const [fan, manager] = [await server.createFan(), await server.createStaff('manager')];
  const desk = await server.createStaff('desk');
  const streams = [
    await listen(server.origin, fan),
    await listen(server.origin, manager, { path: '/v1/admin/events' }),
  ];
  for (const stream of streams) await stream.until(() => stream.lastId !== undefined);
  await homestand(['sessions', 'end', '--person', fan.id]);
  const { out } = await homestand(['sessions', 'end', '--staff']);
  expect(out).toBe('ログイン中だった2台をログアウトさせました。\n');
  for (const stream of streams) {
    await stream.ended;
    expect(stream.events.at(-1)).toMatchObject({ type: 'signedOut' });
  }
  expect((await desk.call('GET', '/v1/admin/session')).status).toBe(401);
  const logged = await server.db
    .selectFrom('staffLog')
    .select(['staffId', 'accountId'])
    .where('action', '=', 'end_session')
    .execute();
  expect(logged).toHaveLength(2);
});

test('who is not one person is refused, with the candidates', async () => {
  const [first, second] = [await server.createFan(), await server.createFan()];
  await server.db
    .updateTable('users')
    .set({ name: '港 あかり' })
    .where('id', 'in', [first.id, second.id])
    .execute();
  const several = await homestand(['sessions', 'end', '--person', '港 あかり']);
  expect(several.code).toBe(1);
  expect(several.err).toContain('2人以上います');
  expect(several.err).toContain(first.id);
  expect(several.err).toContain(second.id);
  expect((await homestand(['sessions', 'list', '--person', 'nobody'])).err).toContain(
    '「nobody」というファン・選手・スタッフが見つかりません。',
  );
  for (const wrong of [[], ['--staff', '--person', 'x']])
    expect((await homestand(['sessions', 'list', ...wrong])).err).toContain(
      '--person か --staff の、どちらか1つを指定してください。',
    );
});
