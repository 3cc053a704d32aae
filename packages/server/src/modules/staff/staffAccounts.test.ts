import { randomUUID } from 'node:crypto';
import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { parallel, tally } from '../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createTerminal } from '../../cli/terminal.testSupport.ts';
import { messages } from './messages.ts';

type Account = components['schemas']['StaffAccount'];
type Created = components['schemas']['StaffAccountCreated'];

let server: TestServer;
let owner: Staff;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await server.createStaff('owner');
});

const path = (id = '', suffix = '') => `/v1/admin/staff${id && `/${id}`}${suffix}`;

async function ask<Data>(
  method: string,
  address: string,
  body?: object,
  { who = owner, key }: { who?: Pick<Staff, 'call'>; key?: string } = {},
) {
  const options = { ...(body && { body }), ...(key !== undefined && { key }) };
  const response = await who.call(method, address, options);
  return { ...response, data: response.body.data as Data };
}

let number = 0;
const person = (role: StaffRole = 'manager') => ({
  name: '三浦 さとみ',
  loginId: `miura${++number}`,
  role,
});

const create = (body: object = person(), options = {}) =>
  ask<Created>('POST', path(), body, options);

async function accountOf(id: string): Promise<Account | undefined> {
  const { data } = await ask<{ list: Account[] }>('GET', path());
  return data.list.find((account) => account.id === id);
}

async function logIn(loginId: string, password: string | null) {
  const body = { loginId, password, deviceId: randomUUID(), deviceType: 'web' };
  const response = await server.nobody.call('POST', '/v1/admin/login', { body });
  const token = (response.body.data as { accessToken?: string } | null)?.accessToken ?? '';
  return { ...response, ...createCaller(server.origin, token) };
}

const statusOf = async (caller: Pick<Staff, 'call'>) =>
  (await caller.call('GET', '/v1/admin/session')).status;

const entriesOf = (accountId: string) =>
  server.db
    .selectFrom('staffLog')
    .select(['action', 'staffId', 'before', 'after'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

const conflict = (message: string) => ({ status: 409, body: { message } });

describe('[STAFF-01] an owner makes an account', () => {
  test('with a password that is in this answer only, and nowhere else', async () => {
    const key = randomUUID();
    const body = person();
    const { status, data } = await create(body, { key });
    expect(status).toBe(200);
    expect(data.account).toMatchObject({
      ...body,
      secondFactor: { passkeys: 0, hasCode: false },
      ...{ sessions: 0, usedAt: null },
    });
    expect(await accountOf(data.account.id)).toEqual(data.account);
    const { password } = data;
    expect((await logIn(body.loginId, password)).body.data).toMatchObject({
      staff: { name: body.name, role: 'manager', step: 'password' },
    });
    expect(await accountOf(data.account.id)).toMatchObject({
      sessions: 0,
      usedAt: expect.any(String),
    });
    const stored = JSON.stringify([
      await server.db
        .selectFrom('idempotencyKeys')
        .select('answer')
        .where('key', '=', key)
        .execute(),
      await server.db.selectFrom('staffLog').selectAll().execute(),
      await server.db.selectFrom('staff').selectAll().execute(),
    ]);
    expect(stored).toContain(data.account.id);
    expect(stored).not.toContain(password);
  });

  test('once, however often it is asked with one key; the password of a repeat is null', async () => {
    const [body, key] = [person(), randomUUID()];
    const answers = await parallel(4, () => create(body, { key }));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 4 });
    expect(new Set(answers.map(({ data }) => data.account.id)).size).toBe(1);
    const passwords = answers.flatMap(({ data }) => data.password ?? []);
    expect(passwords).toHaveLength(1);
    expect((await create(body, { key })).data.password).toBeNull();
    expect((await logIn(body.loginId, passwords[0] ?? '')).status).toBe(200);
  });

  test('under a login ID of its own, in half-width characters', async () => {
    const refused = (message: string) => ({
      status: 422,
      data: { errors: [{ field: 'loginId', message }] },
    });
    const body = person();
    expect((await create(body)).status).toBe(200);
    // Also after a lost answer, when another key or another name is sent: it is said who has it, and what helps.
    const taken = await create({ ...body, name: '港 一郎' });
    expect(taken).toMatchObject(refused(messages.loginIdTaken(body.name)));
    expect(JSON.stringify(taken)).toContain('パスワードを作り直して');
    for (const loginId of ['ab', '三浦', 'a b c'])
      expect(await create({ ...body, loginId })).toMatchObject(refused(messages.loginIdInvalid));
    const wide = await create({ ...person(), loginId: ` ｋａｔｏ．${number} ` });
    expect(wide.data.account.loginId).toBe(`kato.${number}`);
  });

  test('which of many at once gets a login ID is one', async () => {
    const body = person();
    const answers = await parallel(6, () => create(body, { key: randomUUID() }));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 422: 5 });
  });
});

describe('an owner changes an account', () => {
  test('the name; sessions stay', async () => {
    const manager = await server.createStaff('manager');
    const put = (name: string) => ask('PUT', path(manager.id, '/name'), { name });
    expect((await put(' 長谷川 さくら子 ')).status).toBe(200);
    await put('長谷川 さくら子');
    expect(await accountOf(manager.id)).toMatchObject({ name: '長谷川 さくら子' });
    expect(await statusOf(manager)).toBe(200);
    expect(await entriesOf(manager.id)).toMatchObject([
      {
        action: 'change_staff_name',
        before: { name: manager.name },
        after: { name: '長谷川 さくら子' },
      },
    ]);
  });

  test('[STAFF-06] the role; all sessions of the person end', async () => {
    const manager = await server.createStaff('manager');
    const put = (role: StaffRole) => ask('PUT', path(manager.id, '/role'), { role });
    expect((await put('desk')).status).toBe(200);
    expect(await statusOf(manager)).toBe(401);
    const again = await logIn(manager.loginId, manager.password);
    expect(again.body.data).toMatchObject({ staff: { role: 'desk' } });
    expect((await put('desk')).status).toBe(200);
    expect(await statusOf(again)).toBe(200);
    expect((await entriesOf(manager.id)).map(({ action }) => action)).toEqual(['change_role']);
  });

  test('[STAFF-06] the password; the old one and all sessions of the person end', async () => {
    const manager = await server.createStaff('manager');
    const { data } = await ask<{ password: string }>('POST', path(manager.id, '/password'));
    expect(await statusOf(manager)).toBe(401);
    expect((await logIn(manager.loginId, manager.password)).status).toBe(422);
    expect((await logIn(manager.loginId, data.password)).status).toBe(200);
    expect(JSON.stringify(await entriesOf(manager.id))).not.toContain(data.password);
  });

  test('[STAFF-06] their own password; the session that shows it stays', async () => {
    const elsewhere = await logIn(owner.loginId, owner.password);
    const { data } = await ask<{ password: string }>('POST', path(owner.id, '/password'));
    expect(await statusOf(owner)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(401);
    expect((await logIn(owner.loginId, data.password)).status).toBe(200);
  });

  test('[STAFF-06] the second factor; all sessions of the person end', async () => {
    const manager = await server.createStaff('manager');
    await manager.call('POST', '/v1/admin/second-factor/totp');
    await server.db
      .updateTable('staffTotp')
      .set({ confirmedAt: new Date() })
      .where('staffId', '=', manager.id)
      .execute();
    expect(await accountOf(manager.id)).toMatchObject({ secondFactor: { hasCode: true } });
    const reset = () => ask('DELETE', path(manager.id, '/second-factor'));
    expect((await reset()).status).toBe(200);
    expect(await accountOf(manager.id)).toMatchObject({
      secondFactor: { passkeys: 0, hasCode: false },
      sessions: 0,
    });
    expect(await statusOf(manager)).toBe(401);
    expect((await reset()).status).toBe(200);
    expect(await entriesOf(manager.id)).toHaveLength(1);
  });

  test('[STAFF-06] and removes it: sessions end, the login ID is free, the log has the name', async () => {
    const manager = await server.createStaff('manager');
    expect((await ask('DELETE', path(manager.id))).status).toBe(200);
    expect(await statusOf(manager)).toBe(401);
    expect(await accountOf(manager.id)).toBeUndefined();
    expect((await logIn(manager.loginId, manager.password)).status).toBe(422);
    expect((await ask('DELETE', path(manager.id))).status).toBe(404);
    expect((await create({ ...person(), loginId: manager.loginId })).status).toBe(200);
    expect(await entriesOf(manager.id)).toMatchObject([
      { action: 'remove_staff', staffId: owner.id, before: { name: manager.name } },
    ]);
  });

  test('[STAFF-04] with the words of the log', async () => {
    const { data } = await create({ name: '見本 花子', loginId: 'desk', role: 'desk' });
    await ask('PUT', path(data.account.id, '/role'), { role: 'manager' });
    const log = await ask<{ list: components['schemas']['StaffLogEntry'][] }>(
      'GET',
      `/v1/admin/log?person=${encodeURIComponent('見本 花子')}`,
    );
    expect(log.data.list.map(({ what, by }) => [what, by])).toEqual([
      ['役割を変えました', owner.name],
      ['スタッフを登録しました', owner.name],
    ]);
    expect(log.data.list[1]?.changes).toContainEqual({
      name: 'ログインID',
      before: null,
      after: 'desk',
    });
  });
});

describe('[STAFF-02] there is always an owner', () => {
  test('nobody removes or demotes oneself, or loses the second factor this way', async () => {
    expect(await ask('PUT', path(owner.id, '/role'), { role: 'manager' })).toMatchObject(
      conflict(messages.ownRole),
    );
    expect(await ask('DELETE', path(owner.id))).toMatchObject(conflict(messages.ownRemoval));
    expect(await ask('DELETE', path(owner.id, '/second-factor'))).toMatchObject(
      conflict(messages.ownSecondFactor),
    );
    expect(await accountOf(owner.id)).toMatchObject({ role: 'owner' });
  });

  test('of two owners who demote or remove each other at the same time, one stays', async () => {
    for (let round = 0; round < 8; round++) {
      const lonely = await startOwners();
      const [first, second] = lonely;
      const change = (who: Staff, id: string) =>
        round % 2 === 0
          ? ask('PUT', path(id, '/role'), { role: 'manager' }, { who })
          : ask('DELETE', path(id), undefined, { who });
      const answers = await Promise.all([change(first, second.id), change(second, first.id)]);
      expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 401: 1 });
      expect(await owners()).toHaveLength(1);
    }
  });

  test('an owner who was demoted meanwhile changes nothing', async () => {
    const other = await server.createStaff('owner');
    const manager = await server.createStaff('manager');
    // As after a call that was admitted before the change: the session is still there.
    await server.db
      .updateTable('staff')
      .set({ role: 'manager' })
      .where('id', '=', other.id)
      .execute();
    const put = ask('PUT', path(manager.id, '/role'), { role: 'owner' }, { who: other });
    expect((await put).status).toBe(401);
    expect((await create(person('owner'), { who: other })).status).toBe(401);
    expect(await accountOf(manager.id)).toMatchObject({ role: 'manager' });
  });

  test('the operator’s commands keep the last owner, too', async () => {
    const [owner] = await startOwners();
    const homestand = createTerminal(server);
    await ask('DELETE', path((await owners()).find(({ id }) => id !== owner.id)?.id), undefined, {
      who: owner,
    });
    for (const command of [
      ['remove', owner.loginId],
      ['role', owner.loginId, 'desk'],
    ]) {
      const { code, err } = await homestand(['staff', ...command]);
      expect([code, err]).toEqual([
        1,
        `「${owner.loginId}」は最後のオーナーです。先に、ほかの人をオーナーにしてください。\n`,
      ]);
    }
    expect(await owners()).toHaveLength(1);
  });

  const owners = () =>
    server.db
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'owner')
      .where('removedAt', 'is', null)
      .execute();

  /** Two owners, and no other. */
  async function startOwners(): Promise<[Staff, Staff]> {
    await server.db
      .updateTable('staff')
      .set({ removedAt: new Date() })
      .where('role', '=', 'owner')
      .execute();
    return [await server.createStaff('owner'), await server.createStaff('owner')];
  }
});
