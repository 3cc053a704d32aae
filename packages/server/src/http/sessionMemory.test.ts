import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Fan } from '../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { transact } from '../db/database.ts';
import { endSessions } from '../modules/auth/index.ts';
import { writeEvent } from '../modules/live/index.ts';
import { liftSanctions } from '../modules/sanctions/index.ts';
import type { SessionRow } from './session.ts';
import { createSessionMemory } from './sessionMemory.ts';

describe('a session', () => {
  const session = (personId: string) => ({ personId }) as SessionRow;
  /** A memory on a clock that the test sets, and the sessions that the database has at the time. */
  function memoryOf(...open: string[]) {
    const time = { now: 0 };
    const load = vi.fn(async (personId: string) =>
      open.includes(personId) ? session(personId) : undefined,
    );
    const memory = createSessionMemory({ clock: () => time.now });
    const end = (personId: string) => open.splice(open.indexOf(personId), 1);
    const read = (personId: string) => memory.read(personId, () => load(personId));
    return { time, memory, load, end, read };
  }

  test('is read once for the calls of a moment, also for those that come together', async () => {
    const { time, load, read } = memoryOf('a', 'b');
    await Promise.all([read('a'), read('a'), read('b')]);
    time.now = 399;
    expect(await read('a')).toEqual(session('a'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('[AUTH-09] that has ended is accepted for less than half a second if no signal comes', async () => {
    const { time, end, read } = memoryOf('a');
    await read('a');
    end('a');
    // Using it does not make it live longer.
    for (time.now = 100; time.now < 400; time.now += 100) await read('a');
    expect(await read('a')).toBeUndefined();
  });

  test('that is read slowly is remembered from before its statement', async () => {
    const { time, memory, load } = memoryOf('a');
    const slow = Promise.withResolvers<SessionRow>();
    const reading = memory.read('a', () => slow.promise);
    time.now = 400;
    slow.resolve(session('a'));
    await reading;
    await memory.read('a', () => load('a'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is forgotten at the signal of its end, and others stay', async () => {
    const { memory, end, load, read } = memoryOf('a', 'b');
    await Promise.all([read('a'), read('b')]);
    end('a');
    memory.forget('a');
    expect(await read('a')).toBeUndefined();
    await read('b');
    expect(load.mock.calls).toEqual([['a'], ['b'], ['a']]);
  });

  test('that is being read at the signal is not remembered', async () => {
    const { memory, end, read } = memoryOf('a');
    const before = read('a');
    memory.forget('a');
    end('a');
    await before;
    expect(await read('a')).toBeUndefined();
  });

  test('that does not exist, or cannot be read, is looked up again', async () => {
    const { memory, load, read } = memoryOf();
    for (let call = 0; call < 2; call++) expect(await read('nobody')).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
    const failing = memory.read('a', () => Promise.reject(new Error('no database')));
    await expect(failing).rejects.toThrow('no database');
    expect(await memory.read('a', async () => session('a'))).toEqual(session('a'));
  });
});

describe('a server', () => {
  // Long enough that nothing is forgotten by its age.
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { sessionMemoryMs: 3_600_000 });
  });
  afterAll(() => server.stop());

  const statusOf = async (fan: Fan) => (await fan.call('GET', '/v1/user/top')).status;
  const becomes = (fan: Fan, status: number) => expect.poll(() => statusOf(fan)).toBe(status);

  /** As another process does it: the rows and their event, then the signal of the bus. */
  async function elsewhere(change: Parameters<typeof transact<void>>[1]) {
    await transact(server.db, change);
    await server.services.bus.publish();
  }

  test('[AUTH-09] refuses a session at the signal that another process has ended it', async () => {
    const fan = await server.createFan();
    expect(await statusOf(fan)).toBe(200);
    await elsewhere(async (tx) => {
      const sessionIds = await endSessions(tx, fan.id, 'all');
      await writeEvent(tx, { type: 'signedOut', personId: fan.id, sessionIds });
    });
    await becomes(fan, 401);
  });

  test('[AUTH-09] refuses a session after its logout', async () => {
    const fan = await server.createFan();
    expect(await statusOf(fan)).toBe(200);
    await fan.call('POST', '/v1/user/logout', { body: { id: fan.id } });
    await becomes(fan, 401);
  });

  test('refuses a fan at the signal of a suspension, and lets them in at that of its end', async () => {
    const fan = await server.createFan();
    expect(await statusOf(fan)).toBe(200);
    await server.createSanction(fan.id, 'suspend');
    const { reportId } = await server.db
      .selectFrom('fanSanctions')
      .select('reportId')
      .where('userId', '=', fan.id)
      .executeTakeFirstOrThrow();
    await elsewhere((tx) => writeEvent(tx, { type: 'sanction', personId: fan.id }));
    await becomes(fan, 404);
    await elsewhere((tx) => liftSanctions(tx, reportId));
    await becomes(fan, 200);
  });

  test('asks the database for each call that writes, opens a stream or is one of staff', async () => {
    const [fan, manager] = [await server.createFan(), await server.createStaff('manager')];
    expect(await statusOf(fan)).toBe(200);
    expect((await manager.call('GET', '/v1/admin/today')).status).toBe(200);
    await server.db.deleteFrom('sessions').execute();
    expect(await statusOf(fan)).toBe(200);
    const refused = [
      await fan.call('PUT', '/v1/user/cart', { body: { items: [], append: false } }),
      await fan.call('GET', '/v1/events'),
      await manager.call('GET', '/v1/admin/today'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
