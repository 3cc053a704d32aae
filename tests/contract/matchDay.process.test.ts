import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayOf, momentOf } from '@homestand/api-client/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../packages/server/src/config/config.ts';
import { type Connection, connect } from '../../packages/server/src/db/database.ts';
import { cpuOfTree } from '../performance/server/support/processes.ts';
import { createCaller } from '../support/caller.ts';
import { type ClubProcess, startClub } from '../support/clubProcess.ts';
import { createFixtures, type Staff } from '../support/fixtures.ts';
import { createDesk, type Desk, sequence } from '../support/offlineDesk.ts';
import { addOrder } from '../support/orders.ts';
import { parallel, tally } from '../support/parallel.ts';
import { startPushService } from '../support/pushService.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { freePort } from '../support/services.port.ts';
import { startPostgres } from '../support/services.ts';
import { until } from '../support/until.ts';

const root = join(import.meta.dirname, '..', '..');

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let pushService: Awaited<ReturnType<typeof startPushService>>;
let folder: string;
let clubs: ClubProcess[] = [];
let connection: Connection;
let here: ReturnType<typeof createFixtures>;
let managers: Staff[];

beforeAll(async () => {
  postgres = await startPostgres({ shared_preload_libraries: 'pg_stat_statements' });
  pushService = await startPushService();
  folder = await mkdtemp(join(tmpdir(), 'homestand-match-day-'));
  const certificate = join(folder, 'push-service.pem');
  await writeFile(certificate, pushService.certificate);
  const settings = {
    DATABASE_URL: postgres.url,
    SIGNING_SECRET: randomBytes(32).toString('hex'),
    PUSH_SERVICES: pushService.host,
    PUSH_DELAY: '0',
    NODE_EXTRA_CA_CERTS: certificate,
  };
  clubs = await parallel(2, async () => startClub(folder, await freePort(), settings));
  await Promise.all(clubs.map((club) => club.untilReady()));
  connection = connect({ connectionString: postgres.url });
  await sql`create extension pg_stat_statements`.execute(connection.db);
  here = createFixtures(connection, originOf(0));
  managers = [await here.createStaff('manager'), await here.createStaff('owner')];
});

afterAll(async () => {
  await connection?.close();
  for (const { child } of clubs) child.kill('SIGTERM');
  await Promise.all(clubs.map(({ exited }) => exited));
  await pushService?.stop();
  await postgres?.stop();
  await removeFolder(folder);
});

const originOf = (process: number) => clubs[process % 2]?.origin ?? '';
const at = (process: number, { token }: Pick<Staff, 'token'>) =>
  createCaller(originOf(process), token);

const pickups = 300;

/** A match with its pickups, of which some fans have two, and four counters, half of them at each process. */
async function openMatchDay(seed: number) {
  const today = dayOf(Date.now());
  const match = await here.createMatch(momentOf(today, '13:00'));
  const next = await here.createMatch(momentOf(addDays(today, 7), '13:00'));
  const fans = await parallel(240, async () => {
    const fan = await here.createFan();
    const browser = pushService.subscribe();
    const body = browser.subscription;
    expect((await fan.call('PUT', '/v1/push/subscription', { body })).status).toBe(200);
    return { ...fan, browser };
  });
  const config = readConfig({ DATA_FOLDER: folder }, root);
  const orderIds = await parallel(pickups, (index) => {
    const fan = fans[index % fans.length];
    if (!fan) throw new Error('There are fans.');
    const unpaid = { paymentMethod: 'at_pickup', paymentStatus: 'at_pickup' } as const;
    const values = { matchId: match, ...(index % 3 === 0 && unpaid) };
    return addOrder({ db: connection.db, config, ...here }, fan, values);
  });
  const random = sequence(seed);
  const desks = await parallel(4, async (index) => {
    const desk = createDesk(at(index, await here.createStaff()), random);
    expect(await desk.download()).toBe(pickups);
    return desk;
  });

  /** The orders of the match by their state, as the database has them. */
  async function rows() {
    return connection.db
      .selectFrom('orders')
      .select(['id', 'userId', 'matchId', 'deliveryStatus', 'paymentMethod', 'totalPrice'])
      .where('id', 'in', orderIds)
      .execute();
  }

  return {
    match,
    next,
    fans,
    orderIds,
    desks: desks as [Desk, Desk, Desk, Desk],
    rows,
    /** Whom the server knows to have something at the counter. */
    waitingFans: async () =>
      new Set(
        (await rows()).flatMap(({ userId, deliveryStatus }) =>
          deliveryStatus === 'pending' ? [userId] : [],
        ),
      ),
    /** How often each fan was notified with this title. */
    notices: (title: RegExp) =>
      new Map(
        fans.map(({ id, browser }) => [
          id,
          browser.pushed.filter(({ notice }) => title.test(notice.title)).length,
        ]),
      ),
  };
}

type MatchDay = Awaited<ReturnType<typeof openMatchDay>>;
type CallOff = { id: string; undoneAt: string | null };

async function work(desk: Desk, ids: readonly string[]) {
  for (const id of ids) await desk.handOver(id);
}

/**
 * One action of staff: both processes get it twice under one key, and the first answer is lost; meanwhile a second person does
 * the same.
 */
async function tap(path: string, body: object): Promise<CallOff> {
  const [first, second] = managers as [Staff, Staff];
  const key = randomUUID();
  await at(0, first).call('POST', path, { body, key });
  const answers = await parallel(5, (index) =>
    index < 4
      ? at(index, first).call('POST', path, { body, key })
      : at(index, second).call('POST', path, { body, key: randomUUID() }),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 5 });
  const made = answers.map(({ body }) => (body.data as { callOff: CallOff }).callOff);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  return made[0] as CallOff;
}

const callOff = ({ match, next }: Pick<MatchDay, 'match' | 'next'>) =>
  tap(`/v1/admin/matches/${match}/call-off`, { version: 1, state: 'postponed', targetId: next });

/** Whether the job that notifies the fans has ended. */
async function isJobDone({ id }: CallOff): Promise<boolean> {
  const { rows } = await sql`
    select from jobs.job where name = 'notifyOfCallOff' and data->>'callOffId' = ${id} and state = 'completed'`.execute(
    connection.db,
  );
  return rows.length === 1;
}

/** Each order was handed over once, and its money is counted once; what two counters gave out is a conflict of one. */
async function expectHandedOver({ rows, orderIds, desks }: MatchDay, twice: readonly string[]) {
  const orders = await rows();
  expect(tally(orders.map(({ deliveryStatus }) => deliveryStatus))).toEqual({ received: pickups });
  const changes = await connection.db
    .selectFrom('orderChanges')
    .select(['orderId', 'amount'])
    .where('orderId', 'in', orderIds)
    .where('deliveryStatus', '=', 'received')
    .execute();
  expect(changes.map(({ orderId }) => orderId).sort()).toEqual([...orderIds].sort());
  const due = orders.filter(({ paymentMethod }) => paymentMethod === 'at_pickup');
  expect(changes.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(
    due.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  );
  const refusals = desks.flatMap(({ storage }) => [...storage.values()]);
  expect(refusals.map(({ orderId }) => orderId).sort()).toEqual([...twice].sort());
  expect(refusals.every(({ refused }) => refused?.collision)).toBe(true);
}

/** Statements of this connection's database since the last reset, and seconds of processor of servers and database. */
async function cost() {
  const { rows } = await sql<{ calls: number; ofCallOffs: number }>`
    select sum(calls)::int as calls,
      coalesce(sum(calls) filter (where query like '%match_call_off%'), 0)::int as of_call_offs
    from pg_stat_statements`.execute(connection.db);
  const pids = [...clubs.map(({ child }) => child.pid ?? 0), postgres.pid];
  return { ...rows[0], cpu: pids.reduce((sum, pid) => sum + cpuOfTree(pid), 0) / 1e6 };
}

const resetStatements = () => sql`select pg_stat_statements_reset()`.execute(connection.db);

test('[MATCH-04] 300 pickups, two processes, two desks without the server: a postponement in the middle loses, doubles and notifies nothing twice', async () => {
  const day = await openMatchDay(3);
  const { desks, orderIds } = day;
  const [first, second, third, fourth] = desks;
  const own = (desk: number, from: number, to: number) =>
    orderIds.slice(desk * 60 + from, desk * 60 + to);
  // Come to both counters that have no server.
  const twice = orderIds.slice(240, 250);
  await resetStatements();
  const before = await cost();

  await Promise.all(desks.map((desk, index) => work(desk, own(index, 0, 10))));
  third.connect(false);
  fourth.connect(false);
  await Promise.all([
    work(third, [...own(2, 10, 30), ...twice]),
    work(fourth, own(3, 10, 30)),
    work(first, own(0, 10, 20)),
    work(second, own(1, 10, 20)),
  ]);
  const waitingBefore = await day.waitingFans();
  const tapped = performance.now();
  const [made] = await Promise.all([
    callOff(day),
    work(first, own(0, 20, 40)),
    work(second, own(1, 20, 40)),
    work(third, own(2, 30, 50)),
    work(fourth, [...own(3, 30, 50), ...twice]),
  ]);
  // One is back before the fans are notified, unless the machine is slow, and one after it.
  third.connect(true);
  await third.flush();
  await until(() => isJobDone(made));
  const waiting = await day.waitingFans();
  await until(() => {
    const notices = day.notices(/延期/);
    return [...waiting].every((id) => notices.get(id));
  });
  const seconds = (performance.now() - tapped) / 1000;
  fourth.connect(true);
  await Promise.all(desks.map((desk) => desk.flush()));

  // What was given out stays with the match of that day; what waits has moved, with the lists of all counters.
  const now = await day.rows();
  const open = now.filter(({ deliveryStatus }) => deliveryStatus === 'pending');
  expect(open).toHaveLength(pickups - 40 - 40 - 50 - 50 - twice.length);
  expect(new Set(open.map(({ matchId }) => matchId))).toEqual(new Set([day.next]));
  for (const desk of desks) {
    expect(await desk.download()).toBe(open.length);
    expect(new Set(desk.list().map(({ match }) => match?.matchId))).toEqual(new Set([day.next]));
  }
  await Promise.all(
    desks.map((desk, index) =>
      work(
        desk,
        open.flatMap(({ id }, row) => (row % 4 === index ? [id] : [])),
      ),
    ),
  );
  await Promise.all(desks.map((desk) => desk.flush()));
  await expectHandedOver(day, twice);

  // Once every hand-over has been notified, nothing of the call-off is on its way any more.
  await until(() => sum(day.notices(/お渡ししました/)) >= pickups);
  expect(sum(day.notices(/お渡ししました/))).toBe(pickups);
  for (const [id, count] of day.notices(/延期/)) {
    expect(count).toBeLessThanOrEqual(waitingBefore.has(id) ? 1 : 0);
    if (waiting.has(id)) expect(count).toBe(1);
  }
  expect(sum(day.notices(/取り消し|中止/))).toBe(0);
  const after = await cost();
  const notified = sum(day.notices(/延期/));
  process.stdout.write(
    `Match day with a postponement: ${notified} fans notified once, ${seconds.toFixed(1)} s after the tap; ${after.calls} statements for ${pickups} hand-overs, ${after.ofCallOffs} of the call-off; ${(after.cpu - before.cpu).toFixed(1)} s of processor\n`,
  );
});

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((all, count) => all + count, 0);

test('[MATCH-04] 300 pickups, two processes, two desks without the server: a postponement that is taken back notifies nobody', async () => {
  const day = await openMatchDay(5);
  const { match, next, desks, orderIds } = day;
  const [first, second, third, fourth] = desks;
  const own = (desk: number, from: number, to: number) =>
    orderIds.slice(desk * 75 + from, desk * 75 + to);
  third.connect(false);
  fourth.connect(false);
  await Promise.all([work(third, own(2, 0, 20)), work(fourth, own(3, 0, 20))]);
  const made = await callOff({ match, next });
  // As much time as this machine needs: the job and the undo both ask the clock of the database.
  await moveCallOff(made, '1 hour');
  await Promise.all([
    work(first, own(0, 0, 20)),
    work(second, own(1, 0, 20)),
    work(third, own(2, 20, 40)),
    work(fourth, own(3, 20, 40)),
  ]);
  third.connect(true);
  const undone = await Promise.all([
    tap(`/v1/admin/matches/${match}/call-off/undo`, { callOffId: made.id }),
    third.flush(),
    work(first, own(0, 20, 40)),
    work(second, own(1, 20, 40)),
  ]);
  expect(undone[0].undoneAt).not.toBeNull();
  await moveCallOff(made, '-2 hours');
  await until(() => isJobDone(made));
  fourth.connect(true);
  await Promise.all(desks.map((desk) => desk.flush()));

  const open = (await day.rows()).filter(({ deliveryStatus }) => deliveryStatus === 'pending');
  expect(open).toHaveLength(pickups - 4 * 40);
  expect(new Set(open.map(({ matchId }) => matchId))).toEqual(new Set([match]));
  for (const desk of desks) {
    expect(await desk.download()).toBe(open.length);
    expect(new Set(desk.list().map(({ match }) => match?.matchId))).toEqual(new Set([match]));
  }
  await Promise.all(desks.map((desk, index) => work(desk, own(index, 40, 75))));
  await Promise.all(desks.map((desk) => desk.flush()));
  await expectHandedOver(day, []);
  await until(() => sum(day.notices(/お渡ししました/)) >= pickups);
  expect(sum(day.notices(/./))).toBe(pickups);
});

/** Moves the time of a call-off, and with it that of its job. */
async function moveCallOff({ id }: CallOff, by: string) {
  await connection.db.transaction().execute(async (tx) => {
    await sql`update match_call_offs set called_off_at = called_off_at + ${by}::interval where id = ${id}`.execute(
      tx,
    );
    await sql`update jobs.job set start_after = start_after + ${by}::interval
      where name = 'notifyOfCallOff' and data->>'callOffId' = ${id}`.execute(tx);
  });
}
