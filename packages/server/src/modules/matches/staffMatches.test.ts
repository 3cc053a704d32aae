import { addDays, dayOf, momentOf } from '@homestand/api-client/day';
import { type MatchState, nextMatchStates } from '@homestand/api-client/matchStates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fan, Staff } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';

type Content = {
  day: string;
  startsAt: string | null;
  gatesAt: string | null;
  counterFrom: string | null;
  counterTo: string | null;
  opponent: string;
  ground: string;
  cardId: number | null;
};
type Match = {
  matchId: number;
  version: number;
  changedBy: string | null;
  state: MatchState;
  result: string | null;
  content: Content;
};

let server: TestServer;
let manager: Staff;
let owner: Staff;
let fan: Fan;
beforeAll(async () => {
  server = await startServer();
  manager = await server.createStaff('manager');
  owner = await server.createStaff('owner');
  fan = await server.createFan();
});
afterAll(() => server.stop());

const path = '/v1/admin/matches';
const inAWeek = () => addDays(dayOf(server.services.now()), 7);
const at = (day: string, time: string) => momentOf(day, time).toISOString();

const content = (changes: Partial<Content> = {}): Content => {
  const day = changes.day ?? inAWeek();
  return {
    day,
    startsAt: at(day, '18:00'),
    gatesAt: at(day, '16:00'),
    counterFrom: at(day, '15:00'),
    counterTo: at(addDays(day, 1), '00:30'),
    opponent: '港南マリナーズ',
    ground: '湊ハーバースタジアム',
    cardId: null,
    ...changes,
  };
};

async function created(changes?: Partial<Content>): Promise<Match> {
  const { status, body } = await manager.call('POST', path, {
    body: { content: content(changes) },
  });
  expect([status, body.message]).toEqual([200, 'success']);
  return body.data as Match;
}

const put = (staff: Staff, { matchId, version }: Match, changed: Content) =>
  staff.call('PUT', `${path}/${matchId}`, { body: { version, content: changed } });

const putState = (
  staff: Staff,
  { matchId, version }: Match,
  state: MatchState,
  result: string | null = null,
) => staff.call('PUT', `${path}/${matchId}/state`, { body: { version, state, result } });

async function seenByFans(matchId: number) {
  const { body } = await fan.call('GET', '/v1/matches');
  return (body.data as { matches: (Content & Match)[] }).matches.find(
    (match) => match.matchId === matchId,
  );
}

const logOf = async (matchId: number) =>
  (
    await server.db
      .selectFrom('staffLog')
      .select(['action', 'before', 'after'])
      .orderBy('id')
      .execute()
  ).filter(({ after }) => (after as { matchId?: number } | null)?.matchId === matchId);

test('[MATCH-01] staff add a match, which fans see at once, with an entry in the log', async () => {
  const match = await created({ opponent: ' 北嶺ウルブス ' });
  expect(match).toMatchObject({
    version: 1,
    state: 'planned',
    result: null,
    changedBy: manager.name,
  });
  expect(match.content).toEqual(content({ opponent: '北嶺ウルブス' }));
  const { cardId: _, ...seen } = match.content;
  expect(await seenByFans(match.matchId)).toMatchObject(seen);
  const { body } = await owner.call('GET', path);
  expect((body.data as { list: Match[] }).list).toContainEqual(match);
  expect(await logOf(match.matchId)).toMatchObject([
    { action: 'create_match', after: { opponent: '北嶺ウルブス', matchDay: match.content.day } },
  ]);
});

test('[MATCH-01] a repeat with the same key adds one match', async () => {
  const body = { content: content({ opponent: '一度だけ' }) };
  const key = 'match-once-0000000000';
  const [first, again] = [
    await manager.call('POST', path, { body, key }),
    await manager.call('POST', path, { body, key }),
  ];
  expect(again.body.data).toEqual(first.body.data);
});

test('[MATCH-01] two people at one match lose nothing: the second is told who has changed it', async () => {
  const match = await created();
  const moved = { ...match.content, ground: '湊市民球場' };
  const first = await put(owner, match, moved);
  expect(first.body.data).toMatchObject({ version: 2, changedBy: owner.name, content: moved });
  const second = await put(manager, match, { ...match.content, opponent: '東雲フェニックス' });
  expect([second.status, second.body.message]).toEqual([
    409,
    expect.stringMatching(
      new RegExp(
        `^この試合は、\\d+/\\d+ \\d\\d:\\d\\dに${owner.name}さんが変えました。いまの内容を確かめてください。入力したものは残っています。$`,
      ),
    ),
  ]);
  expect((await seenByFans(match.matchId))?.ground).toBe('湊市民球場');
  // A repeat whose response was lost.
  expect((await put(owner, match, moved)).body.data).toMatchObject({ version: 2 });
  expect(await logOf(match.matchId)).toMatchObject([
    { action: 'create_match' },
    {
      action: 'change_match',
      before: { matchId: match.matchId, ground: '湊ハーバースタジアム' },
      after: { matchId: match.matchId, ground: '湊市民球場' },
    },
  ]);
});

describe('[MATCH-01] times that are not those of one match are refused at their field', () => {
  const day = inAWeekAtStart();
  test.each<[string, Partial<Content>, string]>([
    ['a start on another day', { startsAt: at(addDays(day, 1), '13:00') }, 'startsAt'],
    ['gates after the start', { gatesAt: at(day, '18:30') }, 'gatesAt'],
    ['a counter that only opens', { counterTo: null }, 'counterTo'],
    ['a counter that only closes', { counterFrom: null }, 'counterFrom'],
    ['a counter that ends first', { counterTo: at(day, '14:00') }, 'counterTo'],
    ['a counter of a whole day', { counterTo: at(addDays(day, 1), '15:00') }, 'counterTo'],
    ['a card that does not exist', { cardId: 2_000_000_000 }, 'cardId'],
  ])('%s', async (_name, changes, field) => {
    const { status, body } = await manager.call('POST', path, {
      body: { content: content({ day, ...changes }) },
    });
    expect(status).toBe(422);
    expect((body.data as { errors: { field: string }[] }).errors).toEqual([
      expect.objectContaining({ field: `content.${field}` }),
    ]);
  });
});

/** Before the server has started. */
function inAWeekAtStart() {
  return addDays(dayOf(Date.now()), 7);
}

test('[MATCH-01] the card of the day is one of the cards of active players', async () => {
  const { playerId } = await server.createPlayer();
  const card = await server.createCard(playerId);
  const { body } = await manager.call('GET', '/v1/admin/match-cards');
  expect((body.data as { list: unknown[] }).list).toContainEqual(
    expect.objectContaining({ cardId: card.id, cardType: expect.any(String) }),
  );
  expect((await created({ cardId: card.id })).content.cardId).toBe(card.id);
});

const states = Object.keys(nextMatchStates) as MatchState[];

describe('[MATCH-01] which state follows which', () => {
  test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s → %s',
    async (from, to) => {
      const match = await created();
      await server.db
        .updateTable('matches')
        .set({ state: from })
        .where('id', '=', match.matchId)
        .execute();
      const { status } = await putState(manager, match, to);
      const isPossible = from === to || nextMatchStates[from].includes(to);
      expect(status).toBe(isPossible ? 200 : 409);
      expect((await seenByFans(match.matchId))?.state).toBe(isPossible ? to : from);
    },
  );
});

test('[MATCH-01] a finished match has one line of result, which is gone if it was marked by mistake', async () => {
  const match = await created();
  const early = await putState(manager, match, 'on', '湊 1 - 0 港南');
  expect(early.status).toBe(422);
  const finished = (await putState(manager, match, 'finished', '湊 3 - 2 港南')).body.data as Match;
  expect(await seenByFans(match.matchId)).toMatchObject({
    state: 'finished',
    result: '湊 3 - 2 港南',
  });
  const corrected = (await putState(owner, finished, 'finished', '湊 4 - 2 港南')).body
    .data as Match;
  const late = await putState(manager, finished, 'finished', '湊 9 - 9 港南');
  expect([late.status, late.body.message]).toEqual([
    409,
    expect.stringMatching(
      new RegExp(
        `^この試合の状態は、\\d+/\\d+ \\d\\d:\\d\\dに${owner.name}さんが変えました。いまの状態を確かめてください。$`,
      ),
    ),
  ]);
  await putState(manager, corrected, 'on');
  expect(await seenByFans(match.matchId)).toMatchObject({ state: 'on', result: null });
  expect((await logOf(match.matchId)).map(({ after }) => after)).toMatchObject([
    {},
    { matchState: 'finished', result: '湊 3 - 2 港南' },
    { matchState: 'finished', result: '湊 4 - 2 港南' },
    { matchState: 'on', result: null },
  ]);
});

test('[MATCH-06] a finished match is won, lost or drawn, until it was marked by mistake', async () => {
  const match = await created();
  const end = (version: number, state: MatchState, outcome?: string | null) =>
    manager.call('PUT', `${path}/${match.matchId}/state`, {
      body: { version, state, result: null, ...(outcome !== undefined && { outcome }) },
    });
  const early = await end(match.version, 'on', 'won');
  expect([early.status, early.body.message]).toEqual([
    422,
    '勝敗は、終了した試合にだけ入れられます。',
  ]);
  const answers: unknown[] = [];
  let { version } = match;
  // As an app of the version before sends it, the last but one names no outcome.
  for (const outcome of ['lost', 'won', undefined, null]) {
    const { body } = await end(version, 'finished', outcome);
    version = (body.data as Match).version;
    answers.push((body.data as { outcome?: string | null }).outcome);
  }
  expect(answers).toEqual(['lost', 'won', 'won', null]);
  expect(await seenByFans(match.matchId)).not.toHaveProperty('outcome');
  const { body } = await end(version, 'finished', 'drawn');
  expect(await seenByFans(match.matchId)).toMatchObject({ outcome: 'drawn' });
  await end((body.data as Match).version, 'on');
  const again = await end((body.data as Match).version + 1, 'finished');
  expect(again.body.data).toMatchObject({ state: 'finished', outcome: null });
});

test('[MATCH-01] a postponed match is planned again with its new day only', async () => {
  const yesterday = addDays(dayOf(server.services.now()), -1);
  const match = await created({
    ...{ day: yesterday, startsAt: null, gatesAt: null, counterFrom: null, counterTo: null },
  });
  const postponed = (await putState(manager, match, 'postponed')).body.data as Match;
  const refused = await putState(manager, postponed, 'planned');
  expect([refused.status, refused.body.message]).toEqual([
    422,
    '先に、今日以降の新しい日を保存してください。',
  ]);
  const moved = (await put(manager, postponed, content())).body.data as Match;
  expect((await putState(manager, moved, 'planned')).status).toBe(200);
});
