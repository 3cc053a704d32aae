import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import type { Staff } from '../../../../../tests/support/fixtures.ts';
import { addOrder } from '../../../../../tests/support/orders.ts';
import { parallel } from '../../../../../tests/support/parallel.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createTerminal } from '../../cli/terminal.testSupport.ts';
import { messages } from './messages.ts';

type Code = { code: string; name: string; endsAt: string; expiresAt: string };
type Session = {
  accessToken: string;
  staff: { id: string; name: string; role: string; endsAt: string };
};
type Desk = {
  id: string;
  name: string;
  enrolledAt: string;
  endsAt: string;
  enrolledBy: string;
  unsent: { count: number; at: string; isCurrent: boolean } | null;
};

let server: TestServer;
let manager: Staff;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  manager = await server.createStaff('manager');
});

const minute = 60_000;
const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();

const create = (body: object = { name: 'レジ1' }, who = manager) =>
  who.call('POST', '/v1/admin/desk-codes', { body });
const created = async (body?: object, who = manager) => (await create(body, who)).body.data as Code;

const enrol = (code: string, deviceId: string = randomUUID()) =>
  server.nobody.call('POST', '/v1/admin/desks', { body: { code, deviceId, deviceType: 'web' } });

async function enrolled(body?: object, deviceId?: string) {
  const { code } = await created(body);
  const { accessToken, staff } = (await enrol(code, deviceId)).body.data as Session;
  return { ...staff, ...createCaller(server.origin, accessToken) };
}

const list = async () =>
  ((await manager.call('GET', '/v1/admin/desks')).body.data as { list: Desk[] }).list;
const ownDesks = async () => (await list()).filter(({ enrolledBy }) => enrolledBy === manager.name);
const end = (id: string) => manager.call('DELETE', `/v1/admin/desks/${id}`);

const refusal = {
  status: 422,
  body: { data: { errors: [{ field: 'code', message: messages.deskCodeRefused }] } },
};

test('[STAFF-03] a phone becomes a desk by the code, without account and password, until the end of the day', async () => {
  const code = await created();
  const valid = new Date(code.expiresAt).getTime() - Date.now();
  expect(valid).toBeGreaterThan(4 * minute);
  expect(valid).toBeLessThanOrEqual(5 * minute);
  // Midnight in Tokyo.
  expect(code.endsAt).toMatch(/T15:00:00\.000Z$/);
  expect(new Date(code.endsAt).getTime()).toBeGreaterThan(Date.now());

  const { accessToken, staff } = (await enrol(code.code)).body.data as Session;
  expect(staff).toMatchObject({ name: 'レジ1', role: 'desk', endsAt: code.endsAt });
  const { call } = createCaller(server.origin, accessToken);
  expect((await call('GET', '/v1/admin/session')).body.data).toEqual(staff);
  expect(await ownDesks()).toMatchObject([
    { id: staff.id, name: 'レジ1', endsAt: code.endsAt, enrolledBy: manager.name },
  ]);
});

test('[STAFF-03] a desk hands over under its name, and makes no other desk', async () => {
  const desk = await enrolled({ name: ' レジ2 ' });
  const orderId = await addOrder(server, await server.createFan());
  const response = await desk.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, {
    body: {},
    key: randomUUID(),
  });
  expect(response.body.data).toMatchObject({ handOver: { by: 'レジ2' } });
  expect((await desk.call('GET', '/v1/admin/desks')).status).toBe(404);
  expect((await desk.call('POST', '/v1/admin/desk-codes', { body: { name: 'a' } })).status).toBe(
    404,
  );
  expect((await desk.call('DELETE', `/v1/admin/desks/${desk.id}`)).status).toBe(404);
});

test('[STAFF-03] of many phones with one code one becomes a desk', async () => {
  const { code } = await created();
  const responses = await parallel(6, () => enrol(code));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  expect(await enrol(code)).toMatchObject(refusal);
  expect(await ownDesks()).toHaveLength(1);
});

test('[STAFF-03] a phone whose answer was lost becomes the same desk by asking again, another does not', async () => {
  const { code } = await created();
  const deviceId = randomUUID();
  const lost = (await enrol(code, deviceId)).body.data as Session;
  // The manager has gone on to the next desk.
  const { code: next } = await created({ name: 'レジ2' });
  expect(await enrol(code)).toMatchObject(refusal);
  const again = (await enrol(code, deviceId)).body.data as Session;
  expect(again.staff).toMatchObject({ id: lost.staff.id, name: 'レジ1' });
  expect(await ownDesks()).toMatchObject([{ id: lost.staff.id }]);
  const { call } = createCaller(server.origin, again.accessToken);
  expect((await call('GET', '/v1/admin/session')).status).toBe(200);
  // One phone, one session.
  const before = createCaller(server.origin, lost.accessToken);
  expect((await before.call('GET', '/v1/admin/session')).status).toBe(401);
  expect((await enrol(next)).status).toBe(200);

  await end(lost.staff.id);
  expect(await enrol(code, deviceId)).toMatchObject(refusal);
});

test('[STAFF-03] a code ends after its minutes, with the next code, and with the role of its creator', async () => {
  const first = await created();
  const second = await created();
  expect(await enrol(first.code)).toMatchObject(refusal);
  await server.db
    .updateTable('deskCodes')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where('createdBy', '=', manager.id)
    .execute();
  expect(await enrol(second.code)).toMatchObject(refusal);

  const third = await created();
  const homestand = createTerminal(server);
  await homestand(['staff', 'role', manager.loginId, 'desk']);
  expect(await enrol(third.code)).toMatchObject(refusal);
  const owner = await server.createStaff('owner');
  // The last owner is not removed.
  await server.createStaff('owner');
  const fourth = await created({ name: 'レジ1' }, owner);
  await homestand(['staff', 'remove', owner.loginId]);
  expect(await enrol(fourth.code)).toMatchObject(refusal);
  expect(await enrol('unknown')).toMatchObject(refusal);
});

test('[STAFF-03] a desk ends at the set hour, at most a day from now', async () => {
  const endsAt = inTime(90 * minute);
  const desk = await enrolled({ name: 'レジ1', endsAt });
  expect(desk.endsAt).toBe(endsAt);
  for (const wrong of [inTime(-minute), inTime(24 * 60 * minute + minute)])
    expect(await create({ name: 'レジ1', endsAt: wrong })).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field: 'endsAt', message: messages.deskEndsAt }] } },
    });
  await server.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where('personId', '=', desk.id)
    .execute();
  expect((await desk.call('GET', '/v1/admin/session')).status).toBe(403);
  expect(await ownDesks()).toEqual([]);
});

test('[STAFF-03] a manager ends a desk at once; people with an account are not ended like that', async () => {
  const desk = await enrolled();
  const other = await enrolled({ name: 'レジ2' });
  expect((await end(desk.id)).status).toBe(200);
  expect((await desk.call('GET', '/v1/admin/session')).status).toBe(401);
  expect((await ownDesks()).map(({ name }) => name)).toEqual(['レジ2']);
  expect((await other.call('GET', '/v1/admin/session')).status).toBe(200);
  expect((await end(desk.id)).status).toBe(200);
  const person = await server.createStaff('desk');
  expect((await end(person.id)).status).toBe(404);
  expect((await person.call('GET', '/v1/admin/session')).status).toBe(200);
});

test('[STAFF-03] [STAFF-04] who made a code, enrolled and ended a desk is in the staff log, the code is nowhere', async () => {
  const { code, endsAt } = await created();
  const { staff } = (await enrol(code)).body.data as Session;
  await end(staff.id);
  await end(staff.id);
  const rows = await server.db
    .selectFrom('staffLog')
    .selectAll()
    .where((row) => row.or([row('staffId', '=', manager.id), row('accountId', '=', staff.id)]))
    .orderBy('at')
    .execute();
  expect(rows).toMatchObject([
    { action: 'create_desk_code', staffName: manager.name, after: { name: 'レジ1', endsAt } },
    {
      action: 'enrol_desk',
      staffId: staff.id,
      accountId: staff.id,
      after: { name: 'レジ1', endsAt, enrolledBy: manager.name },
    },
    { action: 'end_desk', staffName: manager.name, accountId: staff.id },
  ]);
  const stored = await sql`
    select to_jsonb(s)::text from staff s union all select to_jsonb(l)::text from staff_log l
    union all select to_jsonb(c)::text from desk_codes c`.execute(server.db);
  expect(JSON.stringify(stored.rows)).not.toContain(code);
});

describe('what an ended desk had not sent', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minute).toISOString();

  type Body = { data: { handOver: { by: string } }; code: number };
  type Sums = { list: { id: string; cash: { expected: number } }[] };

  async function orderAtVenue() {
    const unpaid = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;
    return addOrder(server, await server.createFan(), unpaid);
  }

  const send = (who: Pick<Staff, 'call'>, orderId: string, body: object) =>
    who.call('POST', `/v1/admin/pickups/${orderId}/hand-over`, { body, key: randomUUID() });

  const cashOf = async (id: string) => {
    const { list: tills } = (await manager.call('GET', '/v1/admin/tills')).body.data as Sums;
    return tills.find((till) => till.id === id)?.cash.expected ?? 0;
  };

  test('[DESK-06] [DESK-07] counts to it when the next session of the device sends it', async () => {
    const phone = randomUUID();
    const ended = await enrolled({ name: 'レジ1' }, phone);
    const orderId = await orderAtVenue();
    await end(ended.id);
    const next = await enrolled({ name: 'レジ2' }, phone);
    const late = { means: 'cash', amount: 3600, handedOverAt: minutesAgo(4), madeBy: ended.id };
    const { data } = (await send(next, orderId, late)).body as Body;
    expect(data.handOver.by).toBe('レジ1');
    expect(await cashOf(ended.id)).toBe(3600);
    expect(await cashOf(next.id)).toBe(0);
    const logged = await server.db
      .selectFrom('staffLog')
      .select(['staffName', 'after'])
      .where('action', '=', 'hand_over')
      .where((row) => row(row.val(orderId), '=', row.fn.any('orderIds')))
      .execute();
    expect(logged).toMatchObject([{ staffName: 'レジ2', after: { till: 'レジ1' } }]);
  });

  test('[DESK-06] counts to it also when the order was handed over meanwhile', async () => {
    const phone = randomUUID();
    const ended = await enrolled({ name: 'レジ1' }, phone);
    const orderId = await orderAtVenue();
    await send(manager, orderId, { means: 'cash', amount: 3600 });
    await end(ended.id);
    const next = await enrolled({ name: 'レジ2' }, phone);
    const late = { means: 'cash', amount: 3600, handedOverAt: minutesAgo(4), madeBy: ended.id };
    expect((await send(next, orderId, late)).body.code).toBe(409);
    const { list: refused } = (await manager.call('GET', '/v1/admin/refused-hand-overs')).body
      .data as { list: { orderId: string; by: string }[] };
    expect(refused.find((handOver) => handOver.orderId === orderId)?.by).toBe('レジ1');
  });

  test('[STAFF-04] [DESK-07] another device cannot put a hand-over into its till', async () => {
    const ended = await enrolled({ name: 'レジ1' });
    await end(ended.id);
    const other = await enrolled({ name: 'レジ2' });
    const orderId = await orderAtVenue();
    const late = { means: 'cash', amount: 3600, handedOverAt: minutesAgo(4), madeBy: ended.id };
    expect(((await send(other, orderId, late)).body as Body).data.handOver.by).toBe('レジ2');
    expect(await cashOf(ended.id)).toBe(0);
    expect(await cashOf(other.id)).toBe(3600);
  });

  test('[DESK-06] is reported while it is online, and known afterwards with the time', async () => {
    const desk = await enrolled();
    const unsentCount = async () => (await ownDesks())[0]?.unsent;
    expect(await unsentCount()).toBeNull();
    await desk.call('GET', '/v1/admin/hand-overs?unsent=3');
    expect(await unsentCount()).toMatchObject({ count: 3, isCurrent: true });
    await desk.call('GET', '/v1/admin/hand-overs?unsent=0');
    expect(await unsentCount()).toMatchObject({ count: 0, isCurrent: true });
    await desk.call('GET', '/v1/admin/hand-overs');
    const at = minutesAgo(2);
    await server.db
      .updateTable('sessions')
      .set({ unsentAt: new Date(at) })
      .where('personId', '=', desk.id)
      .execute();
    expect(await unsentCount()).toEqual({ count: 0, at, isCurrent: false });
  });

  test('[DESK-06] is reported by the devices of an account, too', async () => {
    const owner = await server.createStaff('owner');
    const person = await server.createStaff('desk');
    const unsentCount = async () => {
      const { list: accounts } = (await owner.call('GET', '/v1/admin/staff')).body.data as {
        list: { id: string; unsent: Desk['unsent'] }[];
      };
      return accounts.find(({ id }) => id === person.id)?.unsent;
    };
    expect(await unsentCount()).toBeNull();
    await person.call('GET', '/v1/admin/hand-overs?unsent=2');
    expect(await unsentCount()).toMatchObject({ count: 2, isCurrent: true });
  });
});

test('[STAFF-03] the command line lists people, and no desks', async () => {
  await enrolled({ name: 'レジ窓口' });
  const { out } = await createTerminal(server)(['staff', 'list']);
  expect(out).toContain(manager.name);
  expect(out).not.toContain('レジ窓口');
});
