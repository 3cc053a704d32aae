import { addDays, dayOf, momentOf } from '@homestand/api-client/day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';

let server: TestServer;
let fan: Fan;
beforeAll(async () => {
  server = await startServer();
  fan = await server.createFan();
});
afterAll(() => server.stop());

const today = () => dayOf(server.services.now());

async function listed(reader: Pick<Fan, 'call'> = fan) {
  const { status, body } = await reader.call('GET', '/v1/matches');
  expect(status).toBe(200);
  return (body.data as { matches: Record<string, unknown>[] }).matches;
}

test('[MATCH-01] a club without matches has an empty list', async () => {
  expect(await listed()).toEqual([]);
});

test('[MATCH-01] fans and players have the matches of the season by day and start, as they are now', async () => {
  const startOf = (days: number, time: string) => momentOf(addDays(today(), days), time);
  const secondOfDay = await server.createMatch(startOf(3, '18:00'));
  const openStart = await server.createMatch(startOf(3, '12:00'), {
    startsAt: null,
    gatesAt: null,
    counterFrom: null,
    counterTo: null,
  });
  const firstOfDay = await server.createMatch(startOf(3, '13:00'), { opponent: '港南' });
  await server.createMatch(startOf(-401, '13:00'));
  const past = await server.createMatch(startOf(-399, '13:00'), {
    state: 'finished',
    result: '湊 3 - 2 港南',
  });
  const ids = (rows: Awaited<ReturnType<typeof listed>>) => rows.map(({ matchId }) => matchId);
  expect(ids(await listed())).toEqual([past, firstOfDay, secondOfDay, openStart]);
  expect(ids(await listed(await server.createPlayer()))).toEqual(ids(await listed()));
  expect((await listed())[1]).toEqual({
    matchId: firstOfDay,
    day: addDays(today(), 3),
    startsAt: startOf(3, '13:00').toISOString(),
    gatesAt: startOf(3, '11:00').toISOString(),
    counterFrom: startOf(3, '10:00').toISOString(),
    counterTo: startOf(3, '16:00').toISOString(),
    opponent: '港南',
    ground: '鶴浜スタジアム',
    state: 'planned',
    result: null,
  });
  await server.db
    .updateTable('matches')
    .set({ state: 'canceled' })
    .where('id', '=', firstOfDay)
    .execute();
  expect((await listed())[1]).toMatchObject({ state: 'canceled' });
});
