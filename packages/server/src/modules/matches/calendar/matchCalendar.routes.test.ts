import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../../tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const load = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/api/v1/${path}`, { headers });

/** As the other processes do: the version of the content changes with it. */
const addMatch = async (opponent: string) => {
  const match = await server.db
    .insertInto('matches')
    .values({
      day: '2999-11-22',
      startsAt: new Date('2999-11-22T13:00:00+09:00'),
      opponent,
      ground: '鶴浜スタジアム',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return match.id;
};

test('[MATCH-05] the calendar has all matches, without a session', async () => {
  const empty = await load('matches.ics');
  expect([empty.status, empty.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(await empty.text()).not.toContain('BEGIN:VEVENT');
  const ids = [await addMatch('港南マリナーズ'), await addMatch('北浦オリオンズ')];
  const text = await (await load('matches.ics')).text();
  for (const id of ids) expect(text).toContain(`\r\nUID:match-${id}@`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('[MATCH-05] what has not changed is not sent again; a canceled match is', async () => {
  const id = await addMatch('西峰フェニックス');
  const first = await load('matches.ics');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const etag = first.headers.get('etag') ?? '';
  const again = await load('matches.ics', { 'If-None-Match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  // Other content of the club does not make calendars load it again.
  await server.createProduct();
  expect((await load('matches.ics', { 'If-None-Match': etag })).status).toBe(304);
  const before = await (await load(`matches/${id}.ics`)).text();
  expect(before).toContain('\r\nSEQUENCE:1\r\n');
  await server.db
    .updateTable('matches')
    .set({ state: 'canceled', version: 2 })
    .where('id', '=', id)
    .execute();
  const changed = await load('matches.ics', { 'If-None-Match': etag });
  expect(changed.status).toBe(200);
  const event = (await (await load(`matches/${id}.ics`)).text()).replaceAll('\r\n ', '');
  for (const line of [
    'STATUS:CANCELLED',
    'SEQUENCE:2',
    `UID:match-${id}@${new URL(server.origin).hostname}`,
  ])
    expect(event).toContain(`\r\n${line}\r\n`);
  const stampOf = (text: string) => /LAST-MODIFIED:(\S+)/.exec(text)?.[1] ?? '';
  expect(stampOf(event) >= stampOf(before)).toBe(true);
});

test('[MATCH-05] one match is a file of its own, and a missing one is not found', async () => {
  const id = await addMatch('東郷ファルコンズ');
  const file = await load(`matches/${id}.ics`);
  expect(file.headers.get('content-disposition')).toBe(`inline; filename="match-${id}.ics"`);
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  for (const name of ['2000000000', '0', 'a', '1.5'])
    expect([name, (await load(`matches/${name}.ics`)).status]).toEqual([name, 404]);
});

test('[MATCH-05] the top page has the matches from yesterday on', async () => {
  const fan = await server.createFan();
  const id = await addMatch('南浜シーガルズ');
  const { data } = (await fan.call('GET', '/v1/user/top')).body as {
    data: { nextMatches: { matchId: number; opponent: string }[] };
  };
  expect(data.nextMatches.find(({ matchId }) => matchId === id)).toMatchObject({
    day: '2999-11-22',
    startsAt: '2999-11-22T04:00:00.000Z',
    opponent: '南浜シーガルズ',
    state: 'planned',
  });
});
