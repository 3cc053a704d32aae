import { randomUUID } from 'node:crypto';
import {
  type StaffStep,
  staffOperations,
  stepOperations,
  verifyingOperations,
} from '@homestand/api-client/staff';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../../../tests/support/authenticator.ts';
import { authenticatorApp, base32Bytes } from '../../../../../tests/support/authenticatorApp.ts';
import { createCaller } from '../../../../../tests/support/caller.ts';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { parallel } from '../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { operationsOf, readContract } from '../../http/readContract.ts';
import { openSession } from '../../http/session.ts';
import { messages } from './messages.ts';

type View = { id: string; role: string; step: StaffStep | null; methods: string[] };
type Session = { accessToken: string; staff: View };
type Added = { accessToken: string | null; staff: View; recoveryCodes: string[] };
type Factor = {
  passkeys: { id: string; system: string; usedAt: string | null }[];
  hasCode: boolean;
  recoveryCodes: number;
  isRequired: boolean;
  isRecentLogin: boolean;
};
type Caller = ReturnType<typeof createCaller>;

let server: TestServer;
/** Where a second factor may be left out, as in development. */
let optional: TestServer;
beforeAll(async () => {
  [server, optional] = await Promise.all([
    startServer({ STAFF_SECOND_FACTOR: 'true' }),
    startServer(),
  ]);
});
afterAll(() => Promise.all([server.stop(), optional.stop()]));

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

async function logIn(who: Staff, { device = randomUUID(), at = server } = {}) {
  const { loginId, password } = who;
  const body = { loginId, password, deviceId: device, deviceType: 'web' };
  const response = await at.nobody.call('POST', '/v1/admin/login', { body });
  const { accessToken, staff } = response.body.data as Session;
  return { staff, ...createCaller(at.origin, accessToken) };
}

const ask = async <Data>(
  caller: Pick<Caller, 'call'>,
  method: string,
  path: string,
  body?: object,
) => {
  const response = await caller.call(method, `/v1/admin${path}`, {
    ...(body !== undefined && { body }),
    headers: { 'User-Agent': iphone },
  });
  return { ...response, data: response.body.data as Data };
};

async function setUpCode(caller: Pick<Caller, 'call'>) {
  const { secret } = (await ask<{ secret: string }>(caller, 'POST', '/second-factor/totp')).data;
  const code = authenticatorApp(secret);
  // The period before, so that the present code is left for a login.
  const added = await ask<Added>(caller, 'PUT', '/second-factor/totp', { code: code(-1) });
  expect(added.status).toBe(200);
  return { code, ...added.data };
}

async function setUpPasskey(caller: Pick<Caller, 'call'>, origin = server.origin) {
  const authenticator = createAuthenticator(origin);
  const path = '/second-factor/passkey-options';
  const options = (await ask<Parameters<typeof authenticator.create>[0]>(caller, 'POST', path))
    .data;
  const added = await ask<Added>(
    caller,
    'POST',
    '/second-factor/passkeys',
    authenticator.create(options),
  );
  expect(added.status).toBe(200);
  return { authenticator, ...added.data };
}

async function sign(
  caller: Pick<Caller, 'call'>,
  authenticator: ReturnType<typeof createAuthenticator>,
) {
  const path = '/login/passkey-options';
  const options = (await ask<Parameters<typeof authenticator.get>[0]>(caller, 'POST', path)).data;
  return authenticator.get(options);
}

const withPasskey = (caller: Pick<Caller, 'call'>, body: object) =>
  ask<Session>(caller, 'POST', '/login/passkey', body);
const withCode = (caller: Pick<Caller, 'call'>, code: string) =>
  ask<Session>(caller, 'POST', '/login/code', { code });
const statusOfSession = async (caller: Pick<Caller, 'call'>) =>
  (await caller.call('GET', '/v1/admin/session')).status;
const actionsOf = async (staffId: string) => {
  const rows = await server.db
    .selectFrom('staffLog')
    .select(['action', 'after'])
    .where((row) => row.or([row('staffId', '=', staffId), row('accountId', '=', staffId)]))
    .orderBy('at')
    .execute();
  return rows.map(({ action, after }) =>
    after && 'method' in after ? `${action} ${after.method}` : action,
  );
};

describe('[STAFF-01] managers and owners must have a second factor', () => {
  test.each(['manager', 'owner'] as const)('a %s sets up one-time codes first', async (role) => {
    const staff = await server.createStaff(role);
    const pending = await logIn(staff);
    expect(pending.staff).toMatchObject({ role, step: 'enrol', methods: [] });
    const { accessToken, staff: complete, recoveryCodes } = await setUpCode(pending);
    expect(complete).toMatchObject({ id: staff.id, role, step: null });
    expect(recoveryCodes).toHaveLength(10);
    expect(await statusOfSession(pending)).toBe(401);
    const session = createCaller(server.origin, accessToken ?? '');
    expect((await session.call('GET', '/v1/admin/orders')).status).toBe(200);
    expect(await actionsOf(staff.id)).toEqual(['add_one_time_code', 'login oneTimeCode']);
  });

  test('a desk needs none', async () => {
    const desk = await logIn(await server.createStaff('desk'));
    expect(desk.staff.step).toBeNull();
    expect((await desk.call('GET', '/v1/admin/second-factor')).status).toBe(404);
  });

  test('where it is optional, the password is enough until one is set up', async () => {
    const staff = await optional.createStaff('owner');
    const first = await logIn(staff, { at: optional });
    expect(first.staff.step).toBeNull();
    const added = await setUpCode(first);
    expect(added).toMatchObject({ accessToken: null, staff: { step: null } });
    const second = await logIn(staff, { at: optional });
    expect(second.staff).toMatchObject({ step: 'verify', methods: ['code'] });
    expect((await ask(first, 'DELETE', '/second-factor/totp')).status).toBe(200);
    expect((await logIn(staff, { at: optional })).staff.step).toBeNull();
  });

  test('of two that know the password, the first one sets it up', async () => {
    const staff = await server.createStaff('owner');
    const [own, other] = [await logIn(staff), await logIn(staff)];
    const late = createAuthenticator(server.origin);
    const { data } = await ask<Parameters<typeof late.create>[0]>(
      other,
      'POST',
      '/second-factor/passkey-options',
    );
    await setUpCode(own);
    const refused = await ask(other, 'POST', '/second-factor/passkeys', late.create(data));
    expect(refused.status).toBe(401);
    expect((await logIn(staff)).staff).toMatchObject({ step: 'verify', methods: ['code'] });
  });
});

describe('[STAFF-01] a session without its second factor reaches the calls of its step only', () => {
  const calls = operationsOf(readContract()).filter(
    ({ operation }) => operation.operationId in staffOperations,
  );
  const id = '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b';
  const statusOf = async (token: string, { method, path }: (typeof calls)[number]) => {
    const address = path.replaceAll(/[{]\w+[}]/g, id);
    const response = await fetch(`${server.origin}/api${address}`, {
      method: method.toUpperCase(),
      headers: { Authorization: `Bearer ${token}` },
    });
    return response.status;
  };

  test.each(['verify', 'enrol', 'password'] as const)('%s', async (pendingStep) => {
    const { id: personId } = await server.createStaff('owner');
    const opening = { role: 'owner' as const, personId, deviceId: 'd', deviceType: 'web' };
    const reached: string[] = [];
    for (const call of calls) {
      const { token } = await openSession(server.db, { ...opening, pendingStep });
      // Without a body, an operation that is reached and needs one answers 415.
      if ((await statusOf(token, call)) !== 404) reached.push(call.operation.operationId);
    }
    expect(reached.sort()).toEqual([...stepOperations[pendingStep]].sort());
  });

  test('a complete session does not reach those that finish a login', async () => {
    const { token = '' } = await server.createStaff('owner');
    for (const call of calls)
      if (
        verifyingOperations.some(
          (verifyingOperation) => verifyingOperation === call.operation.operationId,
        )
      )
        expect([call.path, await statusOf(token, call)]).toEqual([call.path, 404]);
  });

  test('it ends after half an hour, and is no device that signed in', async () => {
    const staff = await server.createStaff('owner');
    const device = randomUUID();
    await logIn(staff, { device });
    const { expiresAt } = await server.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('personId', '=', staff.id)
      .where('pendingStep', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60 * 1000);
    const factors = await server.db
      .selectFrom('knownDevices')
      .select('accountId')
      .where('accountId', '=', staff.id)
      .execute();
    expect(factors).toEqual([]);
  });

  test('thirty logins with the password end no session that is in use', async () => {
    const staff = await server.createStaff('owner');
    await setUpCode(await logIn(staff));
    const { id: personId } = staff;
    const opening = { role: 'owner' as const, personId, deviceId: 'd', deviceType: 'web' };
    for (let turn = 0; turn < 30; turn++)
      await openSession(server.db, { ...opening, pendingStep: 'verify' });
    expect(await statusOfSession(staff)).toBe(200);
  });
});

describe('[STAFF-01] passkeys', () => {
  test('a login is finished with a passkey, and only with the challenge of its session, once', async () => {
    const staff = await server.createStaff('manager');
    const { authenticator } = await setUpPasskey(await logIn(staff));
    const pending = await logIn(staff);
    expect(pending.staff).toMatchObject({ step: 'verify', methods: ['passkey'] });

    const other = await logIn(staff);
    const ofOther = await sign(other, authenticator);
    expect((await withPasskey(pending, ofOther)).status).toBe(422);
    const signed = await sign(pending, authenticator);
    const opened = await withPasskey(pending, signed);
    expect(opened.data.staff).toMatchObject({ id: staff.id, step: null });
    const session = createCaller(server.origin, opened.data.accessToken);
    const { passkeys } = (await ask<Factor>(session, 'GET', '/second-factor')).data;
    expect(passkeys).toEqual([
      expect.objectContaining({
        id: authenticator.id,
        system: 'iphone',
        usedAt: expect.any(String),
      }),
    ]);
    // The step's session has ended; another one has another challenge.
    expect((await withPasskey(pending, signed)).status).toBe(401);
    const again = await logIn(staff);
    await sign(again, authenticator);
    expect((await withPasskey(again, signed)).status).toBe(422);
    expect(await actionsOf(staff.id)).toEqual([
      'add_passkey',
      'login passkey',
      'refuse_second_factor passkey',
      'login passkey',
      'refuse_second_factor passkey',
    ]);
  });

  test('a passkey of another person, origin or domain, and a copied counter are refused', async () => {
    const [staff, thief] = [await server.createStaff('owner'), await server.createStaff('owner')];
    const { authenticator } = await setUpPasskey(await logIn(staff));
    const { authenticator: ofThief } = await setUpPasskey(await logIn(thief));
    const pending = await logIn(staff);
    expect((await withPasskey(pending, await sign(pending, ofThief))).status).toBe(422);
    const path = '/login/passkey-options';
    const fresh = async () =>
      (await ask<{ challenge: string; rpId: string }>(pending, 'POST', path)).data;
    const elsewhere = authenticator.get({ ...(await fresh()), rpId: 'example.com' });
    expect((await withPasskey(pending, elsewhere)).status).toBe(422);
    await server.db
      .updateTable('staffPasskeys')
      .set({ counter: 1000 })
      .where('staffId', '=', staff.id)
      .execute();
    expect((await withPasskey(pending, authenticator.get(await fresh()))).status).toBe(422);

    const phishing = createAuthenticator('https://fans.example.org');
    const enrolling = await logIn(await server.createStaff('owner'));
    const { data } = await ask<Parameters<typeof phishing.create>[0]>(
      enrolling,
      'POST',
      '/second-factor/passkey-options',
    );
    const refused = await ask(enrolling, 'POST', '/second-factor/passkeys', phishing.create(data));
    expect(refused.body).toMatchObject({ code: 422, message: messages.passkeyNotAdded });
  });

  test('the options name the club and its domain, and leave out passkeys that exist', async () => {
    const pending = await logIn(await server.createStaff('owner'));
    const { accessToken, authenticator } = await setUpPasskey(pending);
    const session = createCaller(server.origin, accessToken ?? '');
    const { data } = await ask(session, 'POST', '/second-factor/passkey-options');
    expect(data).toMatchObject({
      rp: { name: server.config.club.name, id: new URL(server.origin).hostname },
      attestation: 'none',
      excludeCredentials: [{ id: authenticator.id, transports: ['internal'] }],
    });
  });
});

describe('[STAFF-01] one-time codes', () => {
  test('each is accepted once, also when it is sent many times at once', async () => {
    const staff = await server.createStaff('owner');
    const { code } = await setUpCode(await logIn(staff));
    const device = randomUUID();
    const sessions = await parallel(6, () => logIn(staff, { device }));
    const now = code();
    const statuses = await parallel(6, async (index) => {
      const session = sessions[index];
      if (!session) throw new Error('no session');
      return (await withCode(session, now)).status;
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const again = await logIn(staff);
    expect((await withCode(again, now)).body).toMatchObject({
      code: 422,
      data: { errors: [{ field: 'code', message: messages.codeRefused }] },
    });
    // A period later: the app shows its next code.
    expect((await withCode(again, code(1))).status).toBe(200);
  });

  test('full-width digits and spaces make no difference', async () => {
    const staff = await server.createStaff('owner');
    const { code } = await setUpCode(await logIn(staff));
    const wide = code().replaceAll(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    const typed = `${wide.slice(0, 3)}　${wide.slice(3)}`;
    expect((await withCode(await logIn(staff), typed)).status).toBe(200);
  });

  test('the secret is encrypted, and shown once', async () => {
    const staff = await server.createStaff('owner');
    const pending = await logIn(staff);
    const { data } = await ask<{ secret: string; address: string }>(
      pending,
      'POST',
      '/second-factor/totp',
    );
    const club = encodeURIComponent(server.config.club.name);
    expect(data.address).toBe(
      `otpauth://totp/${club}:${staff.loginId}?secret=${data.secret}&issuer=${club}`,
    );
    const row = await server.db
      .selectFrom('staffTotp')
      .select('secret')
      .where('staffId', '=', staff.id)
      .executeTakeFirstOrThrow();
    expect(row.secret.includes(base32Bytes(data.secret))).toBe(false);
    expect(server.services.totpCipher.decrypt(row.secret, staff.id)).toEqual(
      base32Bytes(data.secret),
    );
    expect(server.services.totpCipher.decrypt(row.secret, randomUUID())).toBeUndefined();
    const code = authenticatorApp(data.secret);
    expect((await ask(pending, 'PUT', '/second-factor/totp', { code: '12345' })).status).toBe(422);
    const { accessToken } = (
      await ask<Added>(pending, 'PUT', '/second-factor/totp', { code: code() })
    ).data;
    const session = createCaller(server.origin, accessToken ?? '');
    expect((await ask(session, 'POST', '/second-factor/totp')).body).toMatchObject({
      code: 409,
      message: messages.codeKnown,
    });
  });

  test('guesses are limited, and never for a device that signed in before', async () => {
    await avoidMinuteEnd();
    const staff = await server.createStaff('owner');
    const own = randomUUID();
    const { code, recoveryCodes } = await setUpCode(await logIn(staff, { device: own }));
    const stranger = await logIn(staff);
    const guesses = await parallel(25, () => withCode(stranger, '000000'));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await withCode(await logIn(staff), code())).status).toBe(429);
    // Whoever has used them up has used up no recovery code.
    expect((await withCode(await logIn(staff), recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await withCode(await logIn(staff, { device: own }), code())).status).toBe(200);
  });
});

describe('[STAFF-01] recovery codes', () => {
  test('each works once, in any form; new ones replace them', async () => {
    const staff = await server.createStaff('owner');
    const { recoveryCodes, accessToken } = await setUpPasskey(await logIn(staff));
    const [first = '', second = '', third = ''] = recoveryCodes;
    const stored = await server.db.selectFrom('staffRecoveryCodes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(first);
    const opened = await withCode(await logIn(staff), first.toUpperCase().replaceAll('-', '　'));
    expect(opened.status).toBe(200);
    expect((await withCode(await logIn(staff), first)).body.message).toBe(
      messages.recoveryCodeRefused,
    );
    const session = createCaller(server.origin, accessToken ?? '');
    expect((await ask<Factor>(session, 'GET', '/second-factor')).data.recoveryCodes).toBe(9);
    const renewed = await ask<{ recoveryCodes: string[] }>(
      session,
      'POST',
      '/second-factor/recovery-codes',
    );
    expect((await withCode(await logIn(staff), second)).status).toBe(422);
    expect((await withCode(await logIn(staff), renewed.data.recoveryCodes[0] ?? '')).status).toBe(
      200,
    );
    const stranger = await server.createStaff('owner');
    await setUpPasskey(await logIn(stranger));
    expect((await withCode(await logIn(stranger), third)).status).toBe(422);
  });
});

describe('[STAFF-01] changes', () => {
  test('a second one is added, and the last one cannot be removed', async () => {
    const { accessToken, authenticator } = await setUpPasskey(
      await logIn(await server.createStaff('owner')),
    );
    const session = createCaller(server.origin, accessToken ?? '');
    const passkey = `/second-factor/passkeys/${authenticator.id}`;
    expect((await ask(session, 'DELETE', passkey)).body).toMatchObject({
      code: 409,
      message: messages.lastFactor,
    });
    expect(await setUpCode(session)).toMatchObject({ accessToken: null, recoveryCodes: [] });
    expect((await ask(session, 'DELETE', passkey)).status).toBe(200);
    expect((await ask(session, 'DELETE', '/second-factor/totp')).status).toBe(409);
    expect((await ask<Factor>(session, 'GET', '/second-factor')).data).toEqual({
      passkeys: [],
      hasCode: true,
      recoveryCodes: 10,
      isRequired: true,
      isRecentLogin: true,
    });
  });

  test('ten minutes after the login, it is not changed without another one', async () => {
    const staff = await server.createStaff('manager');
    const { accessToken, authenticator } = await setUpPasskey(await logIn(staff));
    const session = createCaller(server.origin, accessToken ?? '');
    const passkey = `/second-factor/passkeys/${authenticator.id}`;
    await setUpCode(session);
    const age = (minutes: number) =>
      sql`update sessions set created_at = now() - make_interval(mins => ${minutes})
        where person_id = ${staff.id}`.execute(server.db);

    await age(9);
    expect((await ask(session, 'POST', '/second-factor/recovery-codes')).status).toBe(200);

    await age(11);
    const changes = [
      ['POST', '/second-factor/passkey-options'],
      ['DELETE', passkey],
      ['POST', '/second-factor/totp'],
      ['DELETE', '/second-factor/totp'],
      ['POST', '/second-factor/recovery-codes'],
    ] as const;
    for (const [method, path] of changes)
      expect((await ask(session, method, path)).body, path).toMatchObject({
        code: 409,
        message: messages.loginTooOld,
      });
    expect((await ask<Factor>(session, 'GET', '/second-factor')).data).toMatchObject({
      passkeys: [{ id: authenticator.id }],
      hasCode: true,
      recoveryCodes: 10,
      isRecentLogin: false,
    });

    const login = await logIn(staff);
    const { data } = await withPasskey(login, await sign(login, authenticator));
    const again = createCaller(server.origin, data.accessToken);
    expect((await ask(again, 'DELETE', '/second-factor/totp')).status).toBe(200);
  });

  test('setting up the first one is not held up', async () => {
    const staff = await server.createStaff('manager');
    const login = await logIn(staff);
    await sql`update sessions set created_at = now() - interval '20 minutes'
      where person_id = ${staff.id}`.execute(server.db);
    expect((await setUpCode(login)).accessToken).toEqual(expect.any(String));
  });

  test('an owner resets it; the person’s sessions end, and the next login sets up another', async () => {
    const [staff, owner] = [await server.createStaff('manager'), await server.createStaff('owner')];
    const { accessToken } = await setUpCode(await logIn(staff));
    const session = createCaller(server.origin, accessToken ?? '');
    const path = `/staff/${staff.id}/second-factor`;
    expect((await ask(session, 'DELETE', path)).status).toBe(404);
    expect((await ask(owner, 'DELETE', path)).status).toBe(200);
    expect((await ask(owner, 'DELETE', path)).status).toBe(200);
    expect(await statusOfSession(session)).toBe(401);
    expect((await logIn(staff)).staff.step).toBe('enrol');
    expect(await actionsOf(staff.id)).toEqual([
      'add_one_time_code',
      'login oneTimeCode',
      'reset_second_factor',
    ]);
  });
});
