import { momentOf } from '@homestand/api-client/day';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
let fan: Fan;
// Two minutes after midnight in Japan, where it is still the day before in UTC.
const now = momentOf('2026-11-22', '00:02');
beforeAll(async () => {
  server = await startServer({}, { now: () => now.getTime() });
  fan = await server.createFan();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('matches').execute());

const addMatches = (days: readonly string[]) =>
  server.db
    .insertInto('matches')
    .values(days.map((day) => ({ day, opponent: '港南マリナーズ', ground: '鶴浜スタジアム' })))
    .execute();

async function shownDays() {
  const { data } = (await fan.call('GET', '/v1/user/top')).body as {
    data: { nextMatches: { day: string }[] };
  };
  return data.nextMatches.map(({ day }) => day);
}

test('[MATCH-05] the top page has the matches from yesterday on, which may run beyond midnight', async () => {
  await addMatches(['2026-11-23', '2026-11-20', '2026-11-21', '2026-11-22']);
  expect(await shownDays()).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
});

test('[MATCH-05] of a whole season it has the next eight that take place', async () => {
  const days = Array.from(
    { length: 20 },
    (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`,
  );
  await addMatches(days);
  expect(await shownDays()).toEqual(days.slice(0, 8));
  await server.db.updateTable('matches').set({ state: 'postponed' }).execute();
  await addMatches(['2026-12-24']);
  expect(await shownDays()).toEqual(['2026-12-24']);
});

test('[MATCH-05] of today it has also one that does not take place', async () => {
  await addMatches(['2026-11-22']);
  await server.db.updateTable('matches').set({ state: 'canceled' }).execute();
  expect(await shownDays()).toEqual(['2026-11-22']);
});
