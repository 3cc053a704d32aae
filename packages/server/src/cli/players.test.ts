import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { createTerminal } from './terminal.testSupport.ts';

let server: TestServer;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  server = await startServer();
  homestand = createTerminal(server);
});
afterAll(() => server.stop());

const create = (loginId: string, number: string, name = '佐伯 颯太') => [
  'player',
  'create',
  loginId,
  '--name',
  name,
  '--romaji',
  'Sota Saeki',
  '--number',
  number,
];

const passwordIn = (out: string) => /パスワード: (\S+?)（/.exec(out)?.[1] ?? '';

const logIn = (loginId: string, password: string) =>
  server.nobody.call('POST', '/v1/player/login', {
    body: { loginId, password, deviceId: 'dugout', deviceType: 'web' },
  });

describe('a player of the club', () => {
  test('is created with a password that is shown once and works', async () => {
    const { code, out, err } = await homestand(create('sota.saeki', '18'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(await logIn('sota.saeki', passwordIn(out))).toMatchObject({
      status: 200,
      body: { data: { playerName: '佐伯 颯太' } },
    });
  });

  test('gets another password, and all open sessions end', async () => {
    const made = await homestand(create('ren.kuroda', '1', '黒田 蓮'));
    const before = passwordIn(made.out);
    const session = await logIn('ren.kuroda', before);
    const { accessToken } = session.body.data as { accessToken: string };
    const ask = () =>
      server.nobody.call('GET', '/v1/player/auth/topics', {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
    expect((await ask()).status).toBe(200);

    const { code, out } = await homestand(['player', 'reset-password', 'ren.kuroda']);
    expect(code).toBe(0);
    expect(out).toContain('ログイン中だった1台をログアウトさせました。');
    expect((await ask()).status).toBe(401);
    expect((await logIn('ren.kuroda', before)).status).toBe(422);
    expect((await logIn('ren.kuroda', passwordIn(out))).status).toBe(200);
  });

  test('may get a given password, if it follows the rules', async () => {
    const reset = ['player', 'reset-password', 'sota.saeki', '--password-stdin'];
    expect(await homestand(reset, 'short\n')).toMatchObject({
      code: 1,
      err: '8文字以上で入力してください\n',
    });
    const { code, out } = await homestand(reset, 'Harbour-18\n');
    expect(code).toBe(0);
    expect(out).not.toContain('Harbour-18');
    expect((await logIn('sota.saeki', 'Harbour-18')).status).toBe(200);
  });

  test.each([
    [create('sota.saeki', '99'), 'ログインID「sota.saeki」はすでに使われています。'],
    [create('new.one', '18', '別の 選手'), '背番号18は「佐伯 颯太」選手として登録されています。'],
    [create('new.one', '1234'), '「1234」は背番号として読めません。'],
    [create('あ', '98'), '半角の英数字と . _ - だけで、'],
    [['player', 'reset-password', 'nobody'], 'ログインID「nobody」の選手が見つかりません。'],
  ])('is not changed by an invalid command: %j', async (argv, sentence) => {
    const before = await server.db.selectFrom('playerAccounts').selectAll().execute();
    const { code, err } = await homestand(argv);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(await server.db.selectFrom('playerAccounts').selectAll().execute()).toEqual(before);
  });

  test('without a login gets one under the same name and number', async () => {
    await server.db
      .insertInto('players')
      .values({ nameJapanese: '真壁　陽介', nameRomaji: 'Yosuke Makabe', jerseyNumber: '7' })
      .execute();
    expect(await homestand(create('yosuke', '7', '真壁 陽介'))).toMatchObject({ code: 0 });
    const { out } = await homestand(['player', 'list']);
    expect(out).toMatch(/^7 +真壁 陽介 +Yosuke Makabe +yosuke +在籍$/m);
    expect(out.split('\n').map((line) => line.split(' ')[0])).toEqual([
      '背番号',
      '1',
      '7',
      '18',
      '',
    ]);
  });
});

test('migrate reports that there is nothing to do, on every repeated run', async () => {
  expect(await homestand(['migrate'])).toEqual({
    code: 0,
    out: 'データベースは最新です。\n',
    err: '',
  });
});

test('each wrong setting is reported in a sentence', async () => {
  const wrong = createTerminal({ ...server, environment: { PORT: 'here', PREVIEW_MODE: 'maybe' } });
  const { code, err } = await wrong(['player', 'list']);
  expect(code).toBe(1);
  expect(err).toMatch(/^PORT: .+\nPREVIEW_MODE: .+\n$/);
});
