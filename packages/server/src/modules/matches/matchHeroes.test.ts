import type { components } from '@homestand/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan, Player, Staff } from '../../../../../tests/support/fixtures.ts';
import { parallel, tally } from '../../../../../tests/support/parallel.ts';
import { type Subscriber, startPushService } from '../../../../../tests/support/pushService.ts';
import { startBeside } from '../../../../../tests/support/secondProcess.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { until } from '../../../../../tests/support/until.ts';
import { newId } from '../../db/id.ts';
import { hashOf } from '../../http/session.ts';
import type { JobData } from '../../jobs/definitions.ts';
import { handlers } from '../../jobs/handlers.ts';
import { listen } from '../live/stream.testSupport.ts';

type Heroes = components['schemas']['MatchHeroes'];
type Kind = components['schemas']['MatchHeroKind'];
type Job = { id: string; data: JobData['notifyOfHero'] };

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestServer;
let manager: Staff;
let owner: Staff;
let reader: Fan;
beforeAll(async () => {
  service = await startPushService();
  // The jobs run when a test runs them.
  server = await startServer({ PUSH_SERVICES: service.host }, { maintenance: false });
  [manager, owner] = [await server.createStaff('manager'), await server.createStaff('owner')];
  reader = await server.createFan();
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

async function createMatch(state: 'on' | 'finished' = 'finished'): Promise<number> {
  const { id } = await server.db
    .insertInto('matches')
    .values({
      ...{ day: '2026-11-28', opponent: '港南マリナーズ', ground: '湊ハーバースタジアム' },
      ...{ state, result: state === 'finished' ? '湊 3 - 2 港南' : null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function allow(fan: Fan): Promise<Subscriber> {
  const browser = service.subscribe();
  const body = browser.subscription;
  expect((await fan.call('PUT', '/v1/push/subscription', { body })).status).toBe(200);
  return browser;
}

const favor = async (fan: Fan, { playerId }: Player) =>
  expect(
    await fan.call('POST', '/v1/user/favorite/player', { body: { playerCardsId: playerId } }),
  ).toMatchObject({ status: 200 });

/** A fan of the player with a browser that can be notified. */
async function createFanOf(player: Player) {
  const fan = await server.createFan();
  await favor(fan, player);
  return { ...fan, browser: await allow(fan) };
}

/** Fans of the player with browsers that no push service knows. */
async function insertFansOf({ playerId }: Player, count: number): Promise<void> {
  for (let fan = 0; fan < count; fan++) {
    const [id, sessionId] = [newId(), newId()];
    const mark = `many ${id}`;
    await server.db
      .insertInto('users')
      .values({ id, lineSub: mark, name: 'ファン', favoritePlayerId: playerId })
      .execute();
    await server.db
      .insertInto('sessions')
      .values({
        ...{ id: sessionId, role: 'user', personId: id, deviceId: mark, deviceType: 'web' },
        ...{ tokenHash: hashOf(mark), expiresAt: new Date(Date.now() + 3_600_000) },
      })
      .execute();
    await server.db
      .insertInto('pushSubscriptions')
      .values({
        ...{ endpointHash: hashOf(mark), endpoint: `https://${service.host}/${id}` },
        ...{ personId: id, sessionId, p256dh: 'p', auth: 'a' },
      })
      .execute();
  }
}

type Choice = { kind?: Kind; player: Player | null; previous?: Player | null; staff?: Staff };

const choose = (matchId: number, { kind = 'hero', player, previous, staff }: Choice) =>
  (staff ?? manager).call('PUT', `/v1/admin/matches/${matchId}/heroes`, {
    body: {
      kind,
      playerId: player?.playerId ?? null,
      previousPlayerId: previous?.playerId ?? null,
    },
  });

async function heroesOf(matchId: number): Promise<Heroes> {
  const { status, body } = await owner.call('GET', `/v1/admin/matches/${matchId}/heroes`);
  expect(status).toBe(200);
  return body.data as Heroes;
}

/** Takes the jobs that are due once the time for a correction is over, as a worker does. */
async function takeJobs(matchId: number): Promise<Job[]> {
  const boss = await server.services.jobs.open();
  await sql`update jobs.job set start_after = now() where name = 'notifyOfHero' and state = 'created'`.execute(
    server.db,
  );
  const jobs = await boss.fetch<Job['data']>('notifyOfHero', { batchSize: 100 });
  return jobs.filter(({ data }) => data.matchId === matchId);
}

async function runJobs(matchId: number): Promise<number> {
  const boss = await server.services.jobs.open();
  const jobs = await takeJobs(matchId);
  for (const { id, data } of jobs) {
    await handlers.notifyOfHero(server.services, data);
    await boss.complete('notifyOfHero', id);
  }
  return jobs.length;
}

/** Fans that are notified of a match, in the order of the events. */
async function notifiedOf(matchId: number): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select person_id from events
    where type = 'matchHero' and data->>'matchId' = ${String(matchId)} order by id`.execute(
    server.db,
  );
  return rows.map(({ personId }) => personId);
}

async function seenByFans(id: number) {
  const { body } = await reader.call('GET', '/v1/matches');
  const { matches } = body.data as { matches: components['schemas']['Match'][] };
  const match = matches.find(({ matchId }) => matchId === id);
  return { hero: match?.hero, winningPitcher: match?.winningPitcher };
}

test('[MATCH-08] the fans who chose the hero are told, and nobody else; all see the name', async () => {
  const [player, another] = [
    await server.createPlayer({ nameJapanese: '佐伯 颯太' }),
    await server.createPlayer(),
  ];
  const [fan, other] = [await createFanOf(player), await createFanOf(another)];
  const matchId = await createMatch();
  expect((await heroesOf(matchId)).players).toContainEqual(
    expect.objectContaining({ playerId: player.playerId, name: '佐伯 颯太', fans: 1 }),
  );
  const answer = await choose(matchId, { player });
  expect(answer.body.data).toMatchObject({
    heroes: [{ kind: 'hero', playerId: player.playerId, fans: 0, notice: 'due' }],
  });
  expect(await seenByFans(matchId)).toEqual({ hero: '佐伯 颯太', winningPitcher: undefined });
  expect(await runJobs(matchId)).toBe(1);
  await expect.poll(() => fan.browser.pushed.length).toBe(1);
  expect(fan.browser.pushed[0]?.notice).toEqual({
    kind: 'matchHero',
    title: '佐伯 颯太選手が本日のヒーローです｜湊スカーレッツ',
    body: '対 港南マリナーズ（湊 3 - 2 港南）',
    path: '/u/matches',
    tag: `match ${matchId} hero`,
  });
  expect(await notifiedOf(matchId)).toEqual([fan.id]);
  expect(other.browser.requests).toEqual([]);
  expect((await heroesOf(matchId)).heroes).toEqual([
    {
      kind: 'hero',
      ...{ playerId: player.playerId, playerName: '佐伯 颯太', fans: 1, notice: 'done' },
    },
  ]);
  const { rows } = await sql`
    select action, before, after from staff_log where action = 'choose_match_hero' order by id`.execute(
    server.db,
  );
  expect(rows.at(-1)).toEqual({
    action: 'choose_match_hero',
    before: { matchId, hero: null },
    after: { matchId, hero: '佐伯 颯太' },
  });
});

test('[MATCH-08] winning pitcher and hero are two notices of one match, also of one player', async () => {
  const player = await server.createPlayer();
  const fan = await createFanOf(player);
  const matchId = await createMatch();
  await choose(matchId, { player });
  await choose(matchId, { player, kind: 'winningPitcher' });
  expect(await runJobs(matchId)).toBe(2);
  await expect.poll(() => fan.browser.pushed.length).toBe(2);
  expect(fan.browser.pushed.map(({ notice }) => notice.title).toSorted()).toEqual([
    `${player.name}選手が勝利投手です｜湊スカーレッツ`,
    `${player.name}選手が本日のヒーローです｜湊スカーレッツ`,
  ]);
  expect(await seenByFans(matchId)).toEqual({ hero: player.name, winningPitcher: player.name });
});

test('[MATCH-08] each fan is told once, however often it is tapped, by whom, and however many jobs run', async () => {
  const player = await server.createPlayer();
  const fans = await parallel(3, () => createFanOf(player));
  const matchId = await createMatch();
  const taps = await parallel(8, (tap) =>
    choose(matchId, { player, staff: tap % 2 === 0 ? manager : owner }),
  );
  expect(tally(taps.map(({ status }) => status))).toEqual({ 200: 8 });
  const beside = await startBeside(server);
  const [job] = await takeJobs(matchId);
  if (!job) throw new Error('There is one job.');
  await parallel(6, (run) =>
    handlers.notifyOfHero(run % 2 === 0 ? server.services : beside.services, job.data),
  );
  await beside.stop();
  await (await server.services.jobs.open()).complete('notifyOfHero', job.id);
  expect((await choose(matchId, { player })).status).toBe(200);
  expect(await runJobs(matchId)).toBe(0);
  expect((await notifiedOf(matchId)).toSorted()).toEqual(fans.map(({ id }) => id).toSorted());
  await expect.poll(() => fans.map(({ browser }) => browser.pushed.length)).toEqual([1, 1, 1]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff_log
    where action = 'choose_match_hero' and after->>'matchId' = ${String(matchId)}`.execute(
    server.db,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

/** Runs the job with a process that dies after its first transaction. */
async function dieAfterFirst({ data }: Job): Promise<unknown> {
  const { services } = server;
  const look = () => {
    throw new Error('killed');
  };
  return handlers
    .notifyOfHero({ ...services, live: { ...services.live, look } }, data)
    .catch((error: unknown) => error);
}

/** Runs the job with a connection that is killed before the commit of its first transaction. */
const dieBeforeCommit = ({ data }: Job): Promise<unknown> =>
  server.db.transaction().execute(async (tx) => {
    // The job has marked the fans, and waits for the numbers of its events.
    await sql`select from event_head for update`.execute(tx);
    const running = handlers.notifyOfHero(server.services, data).catch((error: unknown) => error);
    // Outside of the transaction, in which the list of connections would stay that of its first look.
    await until(async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) as ended from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%update event_head%'
          and datname = current_database()`.execute(server.db);
      return rows.length > 0;
    });
    return running;
  });

test('[MATCH-08] a job that is killed in or between its transactions goes on where it was, 100 fans in each', async () => {
  const player = await server.createPlayer();
  await insertFansOf(player, 230);
  const matchId = await createMatch();
  await choose(matchId, { player });
  const [job] = await takeJobs(matchId);
  if (!job) throw new Error('There is one job.');
  expect(await dieAfterFirst(job)).toBeInstanceOf(Error);
  const first = await notifiedOf(matchId);
  expect(first).toHaveLength(100);
  expect((await heroesOf(matchId)).heroes).toMatchObject([{ fans: 100, notice: 'begun' }]);
  expect(await dieBeforeCommit(job)).toBeInstanceOf(Error);
  expect(await notifiedOf(matchId)).toEqual(first);
  for (let run = 0; run < 2; run++) await handlers.notifyOfHero(server.services, job.data);
  const notified = await notifiedOf(matchId);
  expect(notified.slice(0, 100)).toEqual(first);
  expect([notified.length, new Set(notified).size]).toEqual([230, 230]);
  expect((await heroesOf(matchId)).heroes).toMatchObject([{ fans: 230, notice: 'done' }]);
  await (await server.services.jobs.open()).complete('notifyOfHero', job.id);
});

test('[MATCH-08] who has no browser, has switched these notices off or is suspended is not counted and not told', async () => {
  const player = await server.createPlayer();
  const fan = await createFanOf(player);
  const withoutBrowser = await server.createFan();
  await favor(withoutBrowser, player);
  const [signedOut, switchedOff, onlyHeroes, suspended] = [
    await createFanOf(player),
    await createFanOf(player),
    await createFanOf(player),
    await createFanOf(player),
  ];
  await signedOut.call('POST', '/v1/user/logout', { body: { id: signedOut.id } });
  const settings = (fan: Fan, body: object) => fan.call('PUT', '/v1/push/settings', { body });
  await settings(switchedOff, { messages: true, orders: true, heroes: false });
  // As an app of the version before saves it.
  await settings(switchedOff, { messages: true, orders: true });
  await settings(onlyHeroes, { messages: false, orders: false });
  await server.createSanction(suspended.id, 'suspend');
  const matchId = await createMatch();
  const { players } = await heroesOf(matchId);
  expect(players.find(({ playerId }) => playerId === player.playerId)?.fans).toBe(2);
  await choose(matchId, { player });
  await runJobs(matchId);
  expect((await notifiedOf(matchId)).toSorted()).toEqual([fan.id, onlyHeroes.id].toSorted());
  await expect
    .poll(() => [fan, onlyHeroes].map(({ browser }) => browser.pushed.length))
    .toEqual([1, 1]);
  for (const { browser } of [signedOut, switchedOff, suspended])
    expect(browser.requests).toEqual([]);
});

test('[MATCH-08] before the first fan is told another player replaces the choice, or it is taken back', async () => {
  const [first, second] = [await server.createPlayer(), await server.createPlayer()];
  const [ofFirst, ofSecond] = [await createFanOf(first), await createFanOf(second)];
  const matchId = await createMatch();
  await choose(matchId, { player: first });
  expect((await choose(matchId, { player: null, previous: first })).body.data).toMatchObject({
    heroes: [],
  });
  expect(await seenByFans(matchId)).toEqual({});
  await choose(matchId, { player: first });
  await choose(matchId, { player: second, previous: first });
  await runJobs(matchId);
  expect(await notifiedOf(matchId)).toEqual([ofSecond.id]);
  await expect.poll(() => ofSecond.browser.pushed.length).toBe(1);
  expect(ofFirst.browser.requests).toEqual([]);
});

test('[MATCH-08] a job waits half a minute, in which a slip is put right', async () => {
  const player = await server.createPlayer();
  const matchId = await createMatch();
  await choose(matchId, { player });
  const { rows } = await sql<{ startAfter: Date }>`
    select start_after from jobs.job
    where name = 'notifyOfHero' and singleton_key = ${`${matchId}/hero/${player.playerId}`}`.execute(
    server.db,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.startAfter.getTime()).toBeGreaterThan(Date.now());
  await runJobs(matchId);
});

test('[MATCH-08] a correction after the notice changes the name, and tells nobody else', async () => {
  const [first, second] = [await server.createPlayer(), await server.createPlayer()];
  await insertFansOf(first, 101);
  const ofSecond = await createFanOf(second);
  const matchId = await createMatch();
  await choose(matchId, { player: first });
  const [job] = await takeJobs(matchId);
  if (!job) throw new Error('There is one job.');
  await dieAfterFirst(job);
  const corrected = await choose(matchId, { player: second, previous: first });
  expect(corrected.body.data).toMatchObject({
    heroes: [{ playerId: second.playerId, fans: 100, notice: 'done' }],
  });
  expect(await seenByFans(matchId)).toMatchObject({ hero: second.name });
  await handlers.notifyOfHero(server.services, job.data);
  await choose(matchId, { player: first, previous: second });
  await choose(matchId, { player: null, previous: first });
  await choose(matchId, { player: second });
  expect(await runJobs(matchId)).toBe(0);
  expect(await notifiedOf(matchId)).toHaveLength(100);
  expect(ofSecond.browser.requests).toEqual([]);
  await (await server.services.jobs.open()).complete('notifyOfHero', job.id);
});

test('[MATCH-08] a player whom no fan could be told of is replaced by one whose fans are', async () => {
  const [nobodys, player] = [await server.createPlayer(), await server.createPlayer()];
  const fan = await createFanOf(player);
  const matchId = await createMatch();
  await choose(matchId, { player: nobodys });
  await runJobs(matchId);
  expect((await heroesOf(matchId)).heroes).toMatchObject([{ fans: 0, notice: 'done' }]);
  await choose(matchId, { player, previous: nobodys });
  await runJobs(matchId);
  expect(await notifiedOf(matchId)).toEqual([fan.id]);
});

test('[MATCH-08] who comes second is told whom the other one has chosen', async () => {
  const [first, second] = [await server.createPlayer(), await server.createPlayer()];
  const matchId = await createMatch();
  const both = await Promise.all([
    choose(matchId, { player: first }),
    choose(matchId, { player: second, staff: owner }),
  ]);
  expect(tally(both.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 });
  const [winner] = both[0]?.status === 200 ? [first] : [second];
  expect(both.find(({ status }) => status === 409)?.body.message).toBe(
    `ほかの人が先に${winner?.name}さんにしました。いまの内容を確かめてください。`,
  );
});

test('[MATCH-08] only a finished match has a hero: before nobody is chosen, and one that goes on tells nobody', async () => {
  const player = await server.createPlayer();
  const fan = await createFanOf(player);
  const running = await createMatch('on');
  const early = await choose(running, { player });
  expect([early.status, early.body.message]).toEqual([
    409,
    '終了した試合にだけ選べます。先に、試合を終了にしてください。',
  ]);
  const matchId = await createMatch();
  await choose(matchId, { player });
  const setState = (state: 'on' | 'finished') =>
    server.db
      .updateTable('matches')
      .set({ state, result: null })
      .where('id', '=', matchId)
      .execute();
  await setState('on');
  expect(await seenByFans(matchId)).toEqual({});
  await runJobs(matchId);
  expect(await notifiedOf(matchId)).toEqual([]);
  await setState('finished');
  await choose(matchId, { player, previous: player });
  await runJobs(matchId);
  expect(await notifiedOf(matchId)).toEqual([fan.id]);
});

test('[MATCH-08] a retired player and one that does not exist cannot be chosen', async () => {
  const player = await server.createPlayer({ retiredAt: new Date() });
  const matchId = await createMatch();
  expect((await heroesOf(matchId)).players.map(({ playerId }) => playerId)).not.toContain(
    player.playerId,
  );
  for (const playerId of [player.playerId, 2_000_000_000]) {
    const { status, body } = await choose(matchId, { player: { ...player, playerId } });
    expect([status, body.data]).toEqual([
      422,
      {
        errors: [
          { field: 'playerId', message: 'この選手は見つかりません。もう一度選んでください。' },
        ],
      },
    ]);
  }
});

test('[MATCH-08] a phone that is open loads the matches, and gets no event of the notice itself', async () => {
  const player = await server.createPlayer();
  const fan = await createFanOf(player);
  const stream = await listen(server.origin, fan);
  await stream.until(() => stream.lastId !== undefined);
  const matchId = await createMatch();
  await choose(matchId, { player });
  await runJobs(matchId);
  await expect.poll(() => fan.browser.pushed.length).toBe(1);
  await choose(matchId, { player: null, previous: player });
  await expect
    .poll(() => stream.events.map(({ type }) => type))
    .toEqual(['matches', 'matches', 'matches']);
  stream.close();
});
