import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaller } from '../../../../tests/support/caller.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { createTerminal } from './terminal.testSupport.ts';

let server: TestServer;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  server = await startServer();
  homestand = createTerminal(server);
});
afterAll(() => server.stop());

const create = (login: string, role = 'owner') =>
  homestand(['staff', 'create', '三浦 さとみ', '--login', login, '--role', role]);

const passwordIn = (out: string) => /パスワード: (\S+?)（/.exec(out)?.[1] ?? '';

const logIn = (loginId: string, password: string) =>
  server.nobody.call('POST', '/v1/admin/login', {
    body: { loginId, password, deviceId: 'counter', deviceType: 'web' },
  });

async function signedIn(loginId: string, password: string) {
  const { accessToken } = (await logIn(loginId, password)).body.data as { accessToken: string };
  const { call } = createCaller(server.origin, accessToken);
  return async () => (await call('GET', '/v1/admin/session')).status;
}

describe('[STAFF-01] staff of the club', () => {
  test('are created with a password that is shown once and works', async () => {
    const { code, out, err } = await create('miura');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('三浦 さとみ さんのログインを作りました。役割は owner（オーナー）です。');
    expect((await logIn('miura', passwordIn(out))).body.data).toMatchObject({
      staff: { name: '三浦 さとみ', role: 'owner', step: 'password' },
    });
    expect((await homestand(['staff', 'list'])).out).toMatch(
      /^miura +三浦 さとみ +owner（オーナー） +\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/m,
    );
    expect((await create('miura')).err).toBe('ログインID「miura」はすでに使われています。\n');
    const player = ['staff', 'create', '港', '--login', 'hamano'];
    expect((await homestand(player)).err).toContain('--role を指定してください。');
    expect((await homestand([...player, '--role', 'boss'])).code).not.toBe(0);
  });

  test('get another password, and all their sessions end', async () => {
    const before = passwordIn((await create('sato')).out);
    const status = await signedIn('sato', before);
    const { out } = await homestand(['staff', 'reset-password', 'sato']);
    expect(out).toContain('ログイン中だった1台をログアウトさせました。');
    expect(await status()).toBe(401);
    expect((await logIn('sato', before)).status).toBe(422);
    expect((await logIn('sato', passwordIn(out))).status).toBe(200);
  });

  test('lose their second factor, and all their sessions end', async () => {
    const password = passwordIn((await create('mori')).out);
    const reset = ['staff', 'reset-second-factor', 'mori'];
    expect((await homestand(reset)).err).toContain('登録されていません');
    const { accessToken } = (await logIn('mori', password)).body.data as { accessToken: string };
    const { call } = createCaller(server.origin, accessToken);
    const own = 'Scarlet-2027';
    await call('POST', '/v1/admin/password', {
      body: { oldPassword: password, newPassword: own, confirmPassword: own },
    });
    const { secret } = (await call('POST', '/v1/admin/second-factor/totp')).body.data as {
      secret: string;
    };
    const started = await server.db.selectFrom('staffTotp').select('staffId').execute();
    await server.db.updateTable('staffTotp').set({ confirmedAt: new Date() }).execute();
    const { data } = (await logIn('mori', own)).body;
    expect(data).toMatchObject({ staff: { step: 'verify', methods: ['code'] } });
    const { out } = await homestand(reset);
    expect(out).toContain('ログイン中だった2台をログアウトさせました。');
    expect(out).not.toContain(secret);
    expect((await call('GET', '/v1/admin/session')).status).toBe(401);
    expect((await logIn('mori', own)).body.data).toMatchObject({ staff: { step: null } });
    const entry = await server.db
      .selectFrom('staffLog')
      .select(['staffId', 'accountId'])
      .where('action', '=', 'reset_second_factor')
      .executeTakeFirst();
    expect(entry).toEqual({ staffId: null, accountId: started[0]?.staffId });
  });

  test('[STAFF-06] get another role, and all their sessions end', async () => {
    const password = passwordIn((await create('kato', '受け渡し')).out);
    const status = await signedIn('kato', password);
    const change = ['staff', 'role', 'kato', 'manager'];
    expect((await homestand(change)).out).toContain('役割を manager（責任者）にしました。');
    expect(await status()).toBe(401);
    expect((await logIn('kato', password)).body.data).toMatchObject({ staff: { role: 'manager' } });
    expect((await homestand(change)).err).toContain('すでに manager（責任者）です。');
  });

  test('[STAFF-06] who are removed are out at once, and their login ID is free again', async () => {
    const password = passwordIn((await create('mori')).out);
    const status = await signedIn('mori', password);
    expect((await homestand(['staff', 'remove', 'mori'])).code).toBe(0);
    expect(await status()).toBe(401);
    expect((await logIn('mori', password)).status).toBe(422);
    expect((await homestand(['staff', 'remove', 'mori'])).code).toBe(1);
    expect((await create('mori', 'desk')).code).toBe(0);
  });

  test('[STAFF-06] who are removed during their login get no session', async () => {
    for (let round = 0; round < 4; round++) {
      const login = `race${round}`;
      const password = passwordIn((await create(login)).out);
      await Promise.all([logIn(login, password), homestand(['staff', 'remove', login])]);
      const sessions = await server.db
        .selectFrom('sessions')
        .innerJoin('staff', 'staff.id', 'sessions.personId')
        .where('staff.loginId', '=', login)
        .select('sessions.id')
        .execute();
      expect(sessions).toEqual([]);
    }
  });

  test('[STAFF-04] changes of the accounts are in the staff log', async () => {
    await create('abe', 'desk');
    await homestand(['staff', 'role', 'abe', 'manager']);
    await homestand(['staff', 'remove', 'abe']);
    const rows = await server.db
      .selectFrom('staffLog')
      .innerJoin('staff', 'staff.id', 'staffLog.accountId')
      .where('staff.loginId', '=', 'abe')
      .select(['action', 'staffId', 'before', 'after'])
      .orderBy('staffLog.id')
      .execute();
    expect(rows).toMatchObject([
      { action: 'create_staff', staffId: null, after: { loginId: 'abe', role: 'desk' } },
      { action: 'change_role', before: { role: 'desk' }, after: { role: 'manager' } },
      { action: 'remove_staff', before: { loginId: 'abe', role: 'manager' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('argon2');
  });
});
