import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticatorApp } from '../../../../../tests/support/authenticatorApp.ts';
import { createCaller } from '../../../../../tests/support/caller.ts';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { parallel, tally } from '../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';

type View = { id: string; role: string; step: string | null; endsAt: string };
type Caller = ReturnType<typeof createCaller>;

const hour = 60 * 60 * 1000;
const chosen = 'Scarlet-2027';

let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  [server, strict] = await Promise.all([
    startServer({ PROXIES: '1' }),
    startServer({ STAFF_SECOND_FACTOR: 'true' }),
  ]);
});
afterAll(() => Promise.all([server.stop(), strict.stop()]));

type Who = Pick<Staff, 'loginId' | 'password'>;

async function logIn(
  { loginId, password }: Who,
  { device = randomUUID(), at = server }: { device?: string; at?: TestServer } = {},
) {
  const response = await at.nobody.call('POST', '/v1/admin/login', {
    headers: { 'X-Forwarded-For': '203.0.113.1' },
    body: { loginId, password, deviceId: device, deviceType: 'web' },
  });
  const data = response.body.data as { accessToken: string; staff: View } | null;
  return {
    status: response.status,
    staff: data?.staff,
    ...createCaller(at.origin, data?.accessToken ?? ''),
  };
}

const change = (
  who: Pick<Caller, 'call'>,
  oldPassword: string,
  { next = chosen, again, key }: { next?: string; again?: string; key?: string } = {},
) =>
  who.call('POST', '/v1/admin/password', {
    ...(key !== undefined && { key }),
    headers: { 'X-Forwarded-For': '203.0.113.1' },
    body: { oldPassword, newPassword: next, confirmPassword: again ?? next },
  });

const statusOf = async (who: Pick<Caller, 'call'>) =>
  (await who.call('GET', '/v1/admin/session')).status;

const wrong = {
  status: 422,
  body: {
    message: messages.currentPasswordWrong,
    data: { errors: [{ field: 'oldPassword', message: messages.currentPasswordWrong }] },
  },
};

describe('[STAFF-07] people of the staff change their own password', () => {
  test('then only the new one works; this session stays, the others of the account end', async () => {
    const [staff, other] = [await server.createStaff('desk'), await server.createStaff('desk')];
    const elsewhere = await logIn(staff);
    const { status, body } = await change(staff, ` ${staff.password}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: staff.id, role: 'desk', step: null });
    expect(await statusOf(staff)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(401);
    expect((await logIn(staff)).status).toBe(422);
    expect((await logIn({ ...staff, password: chosen })).staff?.step).toBeNull();
    expect(await statusOf(other)).toBe(200);
    expect((await logIn(other)).status).toBe(200);
  });

  test('[STAFF-04] the log says so, without any password', async () => {
    const staff = await server.createStaff('owner');
    await change(staff, staff.password);
    const log = await server.db
      .selectFrom('staffLog')
      .selectAll()
      .where('staffId', '=', staff.id)
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['change_password']);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${chosen}|${staff.password}`));
    const csv = await staff.call('GET', '/v1/admin/log?size=50');
    expect(JSON.stringify(csv.body)).toContain('パスワードを変えました');
  });

  test('the new one keeps the rules, before a guess is counted', async () => {
    const staff = await server.createStaff();
    for (let turn = 0; turn < 8; turn++) {
      const short = await change(staff, staff.password, { next: 'short' });
      expect(short.body.data).toEqual({
        errors: [{ field: 'newPassword', message: messages.passwordLength }],
      });
    }
    const same = await change(staff, ` ${staff.password} `, { next: staff.password });
    expect(same.body.data).toEqual({
      errors: [{ field: 'newPassword', message: messages.passwordSame }],
    });
    const again = await change(staff, staff.password, { again: 'Scarlet-2028' });
    expect(again.body.data).toEqual({
      errors: [{ field: 'confirmPassword', message: messages.passwordMismatch }],
    });
    expect((await change(staff, staff.password)).status).toBe(200);
  });

  test('a wrong present one is a guess like one at the login, and changes nothing', async () => {
    await avoidMinuteEnd();
    const staff = await server.createStaff();
    expect(await change(staff, 'Wrong-2026')).toMatchObject(wrong);
    const guesses = await parallel(9, () => change(staff, 'Wrong-2026'));
    const counts = tally(guesses.map(({ status }) => status));
    expect(counts[429]).toBeGreaterThan(0);
    expect((await change(staff, staff.password)).status).toBe(429);
    // The login of the same network counts the same guesses.
    expect((await logIn(staff)).status).toBe(429);
    expect(await statusOf(staff)).toBe(200);
    await server.db.deleteFrom('rateLimits').execute();
    expect((await logIn(staff)).status).toBe(200);
  });

  test('a device that signed in before has guesses of its own', async () => {
    await avoidMinuteEnd();
    const staff = await server.createStaff();
    const own = await logIn(staff, { device: 'own' });
    await parallel(20, () => logIn({ ...staff, password: 'Wrong-2026' }));
    expect((await logIn(staff)).status).toBe(429);
    expect((await change(own, staff.password)).status).toBe(200);
  });

  test('of two changes at once one counts', async () => {
    const staff = await server.createStaff();
    const answers = await parallel(2, (index) =>
      change(staff, staff.password, { next: `Scarlet-202${index}` }),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 422: 1 });
    const won = answers.findIndex(({ status }) => status === 200);
    expect((await logIn({ ...staff, password: `Scarlet-202${won}` })).status).toBe(200);
  });

  test('a repeat of a change whose answer was lost is no guess; its passwords are nowhere', async () => {
    const [staff, key] = [await server.createStaff(), randomUUID()];
    const first = await change(staff, staff.password, { key });
    const again = await change(staff, staff.password, { key });
    expect(again).toMatchObject({ status: 200, body: first.body });
    const stored = await server.db
      .selectFrom('idempotencyKeys')
      .selectAll()
      .where('key', '=', key)
      .execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${chosen}|${staff.password}`));
    expect(await change(staff, staff.password)).toMatchObject(wrong);
  });

  test('the desk of a helper has none', async () => {
    const manager = await server.createStaff('manager');
    const body = { name: 'レジ1' };
    const made = await manager.call('POST', '/v1/admin/desk-codes', { body });
    const { code } = made.body.data as { code: string };
    const enrolled = await server.nobody.call('POST', '/v1/admin/desks', {
      body: { code, deviceId: randomUUID(), deviceType: 'web' },
    });
    const { accessToken } = enrolled.body.data as { accessToken: string };
    const desk = createCaller(server.origin, accessToken);
    expect((await change(desk, 'Wrong-2026')).status).toBe(404);
  });
});

describe('[STAFF-07] a password that somebody else made is changed at the first login', () => {
  async function create(at = server, role = 'desk'): Promise<Who & { owner: Staff; id: string }> {
    const owner = await at.createStaff('owner');
    const loginId = `new${randomUUID().slice(0, 8)}`;
    const body = { name: '三浦 さとみ', loginId, role };
    const { data } = (await owner.call('POST', '/v1/admin/staff', { body })).body;
    const { password, account } = data as { password: string; account: { id: string } };
    return { loginId, password, owner, id: account.id };
  }

  test('of a new account: nothing else is reached before, everything after', async () => {
    const person = await create();
    const before = Date.now();
    const first = await logIn(person);
    expect(first.staff).toMatchObject({ step: 'password' });
    expect((await first.call('GET', '/v1/admin/hand-overs')).status).toBe(404);
    expect((await first.call('GET', '/v1/admin/sessions')).status).toBe(404);
    expect(await statusOf(first)).toBe(200);
    expect(await change(first, 'Wrong-2026')).toMatchObject(wrong);
    const changed = await change(first, person.password);
    const { step, endsAt } = changed.body.data as View;
    expect(step).toBeNull();
    const validFor = new Date(endsAt).getTime() - before;
    expect(validFor).toBeGreaterThan(12 * hour - 60_000);
    expect(validFor).toBeLessThan(12 * hour + 60_000);
    expect((await first.call('GET', '/v1/admin/sessions')).status).toBe(200);
    expect((await logIn({ ...person, password: chosen })).staff?.step).toBeNull();
  });

  test('of an account whose password an owner has made again', async () => {
    const staff = await server.createStaff();
    const owner = await server.createStaff('owner');
    const reset = await owner.call('POST', `/v1/admin/staff/${staff.id}/password`);
    const { password } = reset.body.data as { password: string };
    const again = await logIn({ ...staff, password });
    expect(again.staff?.step).toBe('password');
    await change(again, password);
    expect((await logIn({ ...staff, password: chosen })).staff?.step).toBeNull();
  });

  test('[STAFF-01] after the second factor, set up or asked for', async () => {
    const person = await create(strict, 'manager');
    const first = await logIn(person, { at: strict });
    expect(first.staff?.step).toBe('enrol');
    expect((await change(first, person.password)).status).toBe(404);
    const started = await first.call('POST', '/v1/admin/second-factor/totp');
    const code = authenticatorApp((started.body.data as { secret: string }).secret);
    const body = { code: code(-1) };
    const added = await first.call('PUT', '/v1/admin/second-factor/totp', { body });
    const setUp = added.body.data as { accessToken: string; staff: View };
    expect(setUp.staff.step).toBe('password');

    // Somebody else who knows the password stops at the second factor.
    const second = await logIn(person, { at: strict });
    expect(second.staff?.step).toBe('verify');
    expect((await change(second, person.password)).status).toBe(404);
    const verified = await second.call('POST', '/v1/admin/login/code', { body: { code: code(0) } });
    const { accessToken, staff } = verified.body.data as { accessToken: string; staff: View };
    expect(staff.step).toBe('password');

    // The login that was set up before still waits for its new password.
    const own = createCaller(strict.origin, setUp.accessToken);
    expect((await own.call('GET', '/v1/admin/orders')).status).toBe(404);
    expect((await change(own, person.password)).status).toBe(200);
    expect((await own.call('GET', '/v1/admin/orders')).status).toBe(200);
    expect(await statusOf(createCaller(strict.origin, accessToken))).toBe(401);
  });
});
