import type { components } from '@homestand/api-client/contract';
import { addDays, dayOf } from '@homestand/api-client/day';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan, Staff } from '../../../../../../tests/support/fixtures.ts';
import { parallel, tally } from '../../../../../../tests/support/parallel.ts';
import { startBeside } from '../../../../../../tests/support/secondProcess.ts';
import { startServer, type TestServer } from '../../../../../../tests/support/server.ts';
import type { Tables } from '../../../db/schema.ts';
import { messages } from './messages.ts';
import { windowMs } from './visitCodes.ts';
import { visitHours } from './visitHours.ts';

type Schemas = components['schemas'];

const [minute, hour, day] = [60, 3600, 24 * 3600];

let server: TestServer;
let manager: Staff;
let desk: Staff;
beforeAll(async () => {
  server = await startServer();
  [manager, desk] = [await server.createStaff('manager'), await server.createStaff('desk')];
});
afterAll(() => server.stop());

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** A match that began so long ago; its gates opened two hours before. */
const beganAgo = (seconds: number, content: Partial<Insertable<Tables['matches']>> = {}) =>
  server.createMatch(ago(seconds), { day: dayOf(Date.now()), ...content });

/** The code that the screen of a match has shown so long ago. */
const shownAgo = (matchId: number, seconds: number) =>
  server.services.visitCodes.write({
    matchId,
    window: Math.floor(ago(seconds).getTime() / windowMs),
  });

const printed = (matchId: number) => server.services.visitCodes.write({ matchId, window: null });

const stamp = (by: Pick<Fan, 'call'>, code: string, waitedSeconds = 0) =>
  by.call('POST', '/v1/user/visits', { body: { code, waitedSeconds } });

async function visitsOf(by: Pick<Fan, 'call'>) {
  const { body } = await by.call('GET', '/v1/user/visits');
  return (body.data as { list: Schemas['Visit'][] }).list;
}

const refusal = async (answer: ReturnType<typeof stamp>) => {
  const { status, body } = await answer;
  return [status, body.message];
};

test('[MATCH-06] a fan has one stamp for a match, by the code of the screen or the printed one, with its place in the season', async () => {
  const fan = await server.createFan();
  const [first, second] = [await beganAgo(hour), await beganAgo(hour)];
  const before = await server.createMatch(ago(hour), {
    day: addDays(`${new Date().getFullYear()}-01-01`, -40),
  });
  await server.db
    .insertInto('matchVisits')
    .values({ userId: fan.id, matchId: before, code: 'printed', scannedAt: ago(400 * day) })
    .execute();
  const stamped = await stamp(fan, shownAgo(first, 0));
  expect(stamped.status).toBe(200);
  expect(stamped.body.data).toMatchObject({
    ...{ isNew: true, countInSeason: 1 },
    visit: { match: { matchId: first, state: 'planned', result: null } },
  });
  expect((await stamp(fan, printed(first))).body.data).toMatchObject({
    ...{ isNew: false, countInSeason: 1 },
  });
  expect((await stamp(fan, printed(second))).body.data).toMatchObject({
    ...{ isNew: true, countInSeason: 2 },
  });
  expect((await visitsOf(fan)).map(({ match }) => match.matchId)).toEqual([second, first, before]);
  expect((await fan.call('GET', '/v1/user/mypage')).body.data).toMatchObject({ visitCount: 2 });
  expect(await visitsOf(await server.createFan())).toEqual([]);
});

test('[MATCH-06] many taps on two phones and two servers stamp once', async () => {
  const fan = await server.createFan();
  const match = await beganAgo(hour);
  const beside = await startBeside(server);
  try {
    const phones = [fan, beside.as(fan)];
    const answers = await parallel(20, (index) =>
      stamp(phones[index % 2] as Fan, index % 3 === 0 ? printed(match) : shownAgo(match, 0)),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
    const isNew = answers.map(({ body }) => (body.data as Schemas['VisitStamp']).isNew);
    expect(isNew.filter(Boolean)).toHaveLength(1);
    expect(await visitsOf(fan)).toHaveLength(1);
  } finally {
    await beside.stop();
  }
});

test('[MATCH-06] nobody is stamped before the gates open or after the hours of the match', async () => {
  const fan = await server.createFan();
  const [early, over] = [await beganAgo(-3 * hour), await beganAgo(7 * hour)];
  const { gatesAt } = await server.db
    .selectFrom('matches')
    .select('gatesAt')
    .where('id', '=', early)
    .executeTakeFirstOrThrow();
  for (const codeOf of [printed, (id: number) => shownAgo(id, 0)]) {
    expect(await refusal(stamp(fan, codeOf(early)))).toEqual([
      409,
      messages.early(gatesAt as Date),
    ]);
    expect(await refusal(stamp(fan, codeOf(over)))).toEqual([409, messages.over]);
  }
  expect(await visitsOf(fan)).toEqual([]);
});

test('[MATCH-06] the hours begin with the gates, follow the day, and last a day for a match without times', () => {
  const at = (text: string) => new Date(`2026-11-28T${text}:00+09:00`);
  const open = { day: '2026-11-28', startsAt: null, gatesAt: null };
  expect(visitHours(open)).toEqual({
    from: at('00:00'),
    to: new Date('2026-11-29T00:00:00+09:00'),
  });
  expect(visitHours({ ...open, startsAt: at('13:00') })).toEqual({
    ...{ from: at('10:00'), to: at('19:00') },
  });
  expect(visitHours({ ...open, startsAt: at('20:00'), gatesAt: at('18:00') })).toEqual({
    ...{ from: at('18:00'), to: new Date('2026-11-29T02:00:00+09:00') },
  });
});

test('[MATCH-06] a canceled or postponed match stamps nobody, and what was stamped before stays', async () => {
  const [early, late] = [await server.createFan(), await server.createFan()];
  const match = await beganAgo(hour);
  expect((await stamp(early, printed(match))).status).toBe(200);
  for (const state of ['canceled', 'postponed'] as const) {
    await server.db.updateTable('matches').set({ state }).where('id', '=', match).execute();
    expect(await refusal(stamp(late, printed(match)))).toEqual([409, messages.calledOff]);
    expect(await refusal(stamp(late, shownAgo(match, 0)))).toEqual([409, messages.calledOff]);
    expect((await stamp(early, printed(match))).status).toBe(200);
  }
  expect(await visitsOf(early)).toHaveLength(1);
  expect(await visitsOf(late)).toEqual([]);
});

test('[MATCH-06] a forged code, one of another match and one of another club are no codes', async () => {
  const fan = await server.createFan();
  const [match, other] = [await beganAgo(hour), await beganAgo(hour)];
  const real = shownAgo(match, 0);
  const [, window, mac] = real.split('.');
  const forged = [
    `${other}.${window}.${mac}`,
    `${match}.${Number(window) + 1}.${mac}`,
    `${match}.p.${mac}`,
    `${match}.${window}.${'A'.repeat(12)}`,
    real.slice(0, -1),
    `${real}A`,
    ` ${real}`,
    'あ',
    server.services.visitCodes.write({ matchId: 999_999_999, window: null }),
  ];
  for (const code of forged)
    expect(await refusal(stamp(fan, code)), code).toEqual([404, messages.unknownCode]);
  expect(await visitsOf(fan)).toEqual([]);
});

test('[MATCH-06] a code of the screen is scanned within minutes; one of the past or the future is none', async () => {
  const match = await beganAgo(hour);
  const verdict = async (seconds: number, waited = 0) =>
    (await stamp(await server.createFan(), shownAgo(match, seconds), waited)).body.message;
  expect(await verdict(4 * minute)).toBe('success');
  expect(await verdict(-minute)).toBe('success');
  expect(await verdict(6 * minute)).toBe(messages.stale);
  expect(await verdict(-4 * minute)).toBe(messages.stale);
  // The phone had read it in time, and waited for its connection.
  expect(await verdict(50 * minute, 50 * minute)).toBe('success');
  expect(await verdict(50 * minute, 30 * minute)).toBe(messages.stale);
});

test('[MATCH-06] what a phone has read in time counts for seven days, and not when it was read outside the hours', async () => {
  const dayBefore = (days: number) => dayOf(ago(days * day));
  const recent = await beganAgo(2 * day, { day: dayBefore(2) });
  const old = await beganAgo(8 * day, { day: dayBefore(8) });
  const claim = async (matchId: number, seconds: number, waited = seconds) => {
    const [byScreen, byPaper] = [await server.createFan(), await server.createFan()];
    return [
      (await stamp(byScreen, shownAgo(matchId, seconds), waited)).body.message,
      (await stamp(byPaper, printed(matchId), waited)).body.message,
    ];
  };
  expect(await claim(recent, 2 * day)).toEqual(['success', 'success']);
  expect(await claim(recent, 2 * day - 7 * hour)).toEqual([messages.over, messages.over]);
  expect(await claim(old, 8 * day)).toEqual([messages.late(7), messages.late(7)]);
});

test('[MATCH-06] the screen at the gate has the codes of the whole match, with a log entry; a match of another day is not there', async () => {
  const match = await beganAgo(-4 * hour);
  const [farAway, canceled] = [
    await server.createMatch(ago(-40 * hour)),
    await beganAgo(0, { state: 'canceled' }),
  ];
  const { status, body } = await desk.call('GET', '/v1/admin/gate-codes');
  expect(status).toBe(200);
  const data = body.data as Schemas['GateCodes'];
  const ids = data.matches.map(({ matchId }) => matchId);
  expect(ids).toContain(match);
  expect(ids).not.toContain(farAway);
  expect(ids).not.toContain(canceled);
  const shown = data.matches.find(({ matchId }) => matchId === match);
  expect(shown?.codes).toHaveLength(8 * 120 + (Date.parse(shown?.from ?? '') % windowMs ? 1 : 0));
  const window = Math.floor((Date.parse(shown?.from ?? '') + hour * 1000) / windowMs);
  expect(shown?.codes[window - (shown?.firstWindow ?? 0)]).toBe(
    server.services.visitCodes.write({ matchId: match, window }),
  );
  const log = await manager.call('GET', '/v1/admin/log');
  expect(JSON.stringify(log.body.data)).toContain('来場スタンプのコードを画面に出しました');
});

test('[MATCH-06] staff see how many were there by which code, and print the code of the match', async () => {
  const match = await beganAgo(hour);
  for (const code of [printed(match), shownAgo(match, 0), shownAgo(match, 0)])
    expect((await stamp(await server.createFan(), code)).status).toBe(200);
  const path = `/v1/admin/matches/${match}`;
  expect((await manager.call('GET', `${path}/visits`)).body.data).toMatchObject({
    ...{ rotating: 2, printed: 1 },
  });
  const sheet = (await manager.call('GET', `${path}/visit-sheet`)).body.data as { code: string };
  expect((await stamp(await server.createFan(), sheet.code)).status).toBe(200);
});
