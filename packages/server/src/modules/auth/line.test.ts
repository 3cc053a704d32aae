import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { createBrowser } from '../../adapters/line/browser.testSupport.ts';
import { transact } from '../../db/database.ts';
import { messages } from '../../messages.ts';
import { fanOf } from './auth.queries.ts';

type Start = { deviceId: string; loginUrl: string };
type Session = { accessToken: string; id: string; profile: { name: string } };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function start(deviceId = ''): Promise<Start> {
  const query = `deviceId=${deviceId}&deviceType=web`;
  const response = await server.nobody.call('GET', `/v1/user/line/login?${query}`);
  expect(response.status).toBe(200);
  return response.body.data as Start;
}

/** Signs in at LINE as this fan; returns the parameters of the redirect. */
async function choose({ loginUrl }: Start, { id }: { id: string }) {
  const { lineSub } = await server.db
    .selectFrom('users')
    .select('lineSub')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const browser = createBrowser(`${server.origin}/user/line/callback`);
  const back = await browser.open(`${loginUrl}&dev_user=${lineSub}`);
  const found = new URL(back.address).searchParams;
  return { code: found.get('code') ?? '', state: found.get('state') ?? '' };
}

const finish = (body: { deviceId: string; code: string; state?: string }) =>
  server.nobody.call('POST', '/v1/user/line/callback', { body: { deviceType: 'web', ...body } });

const sessions = async () =>
  (await server.db.selectFrom('sessions').select('id').execute()).map(({ id }) => id);

/** Finishes a login with an invalid request, and checks that no session was created. */
async function expectRefused(body: Parameters<typeof finish>[0]) {
  const before = await sessions();
  expect((await finish(body)).body).toEqual({
    code: 422,
    message: messages.lineRefused,
    data: { errors: [{ field: 'code', message: messages.lineRefused }] },
  });
  expect(await sessions()).toEqual(before);
}

test('[AUTH-02] [AUTH-03] [AUTH-11] a fan signs in with LINE', async () => {
  const fan = await server.createFan('青井 みなと');
  const started = await start();
  const response = await finish({ deviceId: started.deviceId, ...(await choose(started, fan)) });
  expect(response).toMatchObject({
    status: 200,
    body: {
      data: { id: fan.id, profile: { name: '青井 みなと', picture: null }, switchedBrowser: false },
    },
  });
  const { accessToken } = response.body.data as Session;
  expect(response.headers.getSetCookie()[0]).toMatch(/^media_session_user=/);
  const caller = createCaller(server.origin, accessToken);
  expect((await caller.call('GET', '/v1/user/mypage')).body.data).toMatchObject({
    myInfo: { name: '青井 みなと' },
  });
});

test('an unknown person becomes a fan at their first login, and stays the same one', async () => {
  const logIn = async (name: string) => {
    const { deviceId, loginUrl } = await start();
    const browser = createBrowser(`${server.origin}/user/line/callback`);
    const back = await browser.submit(await browser.open(loginUrl), { name });
    const { code = '', state = '' } = Object.fromEntries(new URL(back.address).searchParams);
    return (await finish({ deviceId, code, state })).body.data as Session;
  };
  const first = await logIn('新しい人');
  expect(first.profile.name).toBe('新しい人');
  const started = await start();
  const again = await finish({ deviceId: started.deviceId, ...(await choose(started, first)) });
  expect(again.body.data).toMatchObject({ id: first.id });
});

test('[AUTH-02] the device keeps its id, and gets one at its first visit', async () => {
  expect((await start()).deviceId).toMatch(/^[0-9a-f-]{36}$/);
  expect((await start('my-phone')).deviceId).toBe('my-phone');
});

test('in the same browser the attempt is found without the state', async () => {
  const fan = await server.createFan();
  const started = await start();
  const { code } = await choose(started, fan);
  expect((await finish({ deviceId: started.deviceId, code })).body.data).toMatchObject({
    id: fan.id,
    switchedBrowser: false,
  });
});

test('a login that returns in another browser says so, and does not set the session’s cookie there', async () => {
  const fan = await server.createFan();
  const back = await choose(await start(), fan);
  const { body, headers } = await finish({ deviceId: 'another-browser', ...back });
  expect(body.data).toMatchObject({ id: fan.id, switchedBrowser: true });
  expect(headers.getSetCookie()).toEqual([]);
});

test('[AUTH-04] an attempt is valid once', async () => {
  const started = await start();
  const back = await choose(started, await server.createFan());
  expect((await finish({ deviceId: started.deviceId, ...back })).status).toBe(200);
  await expectRefused({ deviceId: started.deviceId, ...back });
});

test('[AUTH-04] a code cannot be used with another attempt, not even of the same browser', async () => {
  const first = await start();
  const { code } = await choose(first, await server.createFan());
  const second = await start(first.deviceId);
  const { state } = await choose(second, await server.createFan());
  await expectRefused({ deviceId: first.deviceId, code, state });
});

test('[AUTH-04] an injected code of another person, without a state, signs nobody in', async () => {
  const attacker = await start();
  const { code } = await choose(attacker, await server.createFan());
  const victim = await start();
  await expectRefused({ deviceId: victim.deviceId, code });
});

test.each([
  ['an unknown state', { state: 'A'.repeat(43) }],
  ['no state and a device without an attempt', { deviceId: 'never-seen', state: undefined }],
])('[AUTH-04] %s is refused', async (_what, wrong) => {
  const started = await start();
  const back = await choose(started, await server.createFan());
  const { state, ...rest } = { deviceId: started.deviceId, ...back, ...wrong };
  await expectRefused({ ...rest, ...(state !== undefined && { state }) });
});

test('[AUTH-04] an attempt expires after ten minutes', async () => {
  const fan = await server.createFan();
  const age = (deviceId: string, seconds: number) =>
    server.db
      .updateTable('lineAttempts')
      .set({ createdAt: sql`now() - make_interval(secs => ${seconds})` })
      .where('deviceId', '=', deviceId)
      .execute();
  const [late, early] = [await start(), await start()];
  const [lateBack, earlyBack] = [await choose(late, fan), await choose(early, fan)];
  await age(late.deviceId, 601);
  await age(early.deviceId, 590);
  await expectRefused({ deviceId: late.deviceId, ...lateBack });
  expect((await finish({ deviceId: early.deviceId, ...earlyBack })).status).toBe(200);
});

test('[SAFE-05] a suspended fan signs in for the orders, and for nothing else until the end', async () => {
  const fan = await server.createFan();
  const { endsAt, reason, end } = await server.createSanction(fan.id, 'suspend');
  const started = await start();
  const response = await finish({ deviceId: started.deviceId, ...(await choose(started, fan)) });
  expect(response.status).toBe(200);
  const caller = createCaller(server.origin, (response.body.data as Session).accessToken);
  expect((await caller.call('GET', '/v1/user/pickups')).status).toBe(200);
  expect((await caller.call('GET', '/v1/user/sanctions')).body.data).toMatchObject({
    list: [{ kind: 'suspend', reason, endsAt: endsAt.toISOString() }],
  });
  expect((await caller.call('GET', '/v1/user/mypage')).body).toEqual({
    code: 404,
    message: messages.suspended(endsAt, reason),
    data: null,
  });
  await end();
  expect((await caller.call('GET', '/v1/user/mypage')).status).toBe(200);
});

test.each(['mute', 'suspend'] as const)(
  '[SAFE-05] during a %s name and picture stay; the login after it takes over the new ones',
  async (kind) => {
    const fan = await server.createFan('元の名前');
    const { end } = await server.createSanction(fan.id, kind);
    const { lineSub: sub } = await server.db
      .selectFrom('users')
      .select('lineSub')
      .where('id', '=', fan.id)
      .executeTakeFirstOrThrow();
    const changed = { sub, name: '別の名前', email: 'new@example.com', picture: '/new.png' };
    const logIn = () => transact(server.db, (tx) => fanOf(tx, changed));
    expect(await logIn()).toEqual({ id: fan.id, name: '元の名前', pictureUrl: null });
    await end();
    expect(await logIn()).toEqual({ id: fan.id, name: '別の名前', pictureUrl: '/new.png' });
  },
);

test('a device with too many attempts has to wait', async () => {
  await avoidMinuteEnd();
  const deviceId = randomUUID();
  for (let turn = 0; turn < 20; turn++) await start(deviceId);
  const refused = await server.nobody.call('GET', `/v1/user/line/login?deviceId=${deviceId}`);
  expect(refused).toMatchObject({ status: 429, body: { message: messages.tooMany, data: null } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.nobody.call('GET', '/v1/user/line/login?deviceId=other')).status).toBe(200);
});
