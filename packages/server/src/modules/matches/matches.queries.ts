import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { dayOf, now } from '../../db/day.queries.ts';
import type { Tables } from '../../db/schema.ts';
import type { HeroKind } from './matchHeroes.queries.ts';

type Tx = Transaction<Tables>;

/** A season and the time after it. */
const shownDays = sql.lit(400);
const maxMatches = 500;

export type MatchRow = Omit<Selectable<Tables['matches']>, 'day' | 'changedBy'> & {
  day: string;
  /** Name of the staff member who has changed it last. */
  changedBy: string | null;
  /** Names of players. */
  winningPitcher: string | null;
  hero: string | null;
};

export type Content = Pick<
  MatchRow,
  'day' | 'startsAt' | 'gatesAt' | 'counterFrom' | 'counterTo' | 'opponent' | 'ground' | 'cardId'
>;

/** What became of a match: result and outcome are of a finished one. */
export type MatchEnd = Pick<MatchRow, 'state' | 'result' | 'outcome'>;

export const matches = (db: Queries) =>
  db
    .selectFrom('matches')
    .select(({ selectFrom }) => [
      'matches.id',
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      'matches.startsAt',
      'matches.gatesAt',
      'matches.counterFrom',
      'matches.counterTo',
      'matches.opponent',
      'matches.ground',
      'matches.state',
      'matches.result',
      sql<MatchEnd['outcome']>`case when matches.state = 'finished' then matches.outcome end`.as(
        'outcome',
      ),
      'matches.cardId',
      'matches.version',
      'matches.createdAt',
      'matches.changedAt',
      selectFrom('staff')
        .select('name')
        .whereRef('staff.id', '=', 'matches.changedBy')
        .as('changedBy'),
      heroOf('winningPitcher'),
      heroOf('hero'),
    ]);

const heroOf = <Kind extends HeroKind>(kind: Kind) =>
  sql<string | null>`(
    select p.name_japanese from match_heroes h join players p on p.id = h.player_id
    where h.match_id = matches.id and h.kind = ${sql.lit(kind)})`.as(kind);

/** The matches of the last season and those to come, the earliest first. */
export const currentMatches = (db: Queries): Promise<MatchRow[]> =>
  matches(db)
    .where('matches.day', '>=', sql<Date>`${dayOf(now)} - ${shownDays}`)
    .orderBy('matches.day')
    .orderBy('startsAt')
    .orderBy('id')
    .limit(maxMatches)
    .execute();

/** The matches of the days from the one before a moment to that of another one. */
export const matchesBetween = (db: Queries, from: Date, to: Date): Promise<MatchRow[]> =>
  matches(db)
    .where('matches.day', '>=', sql<Date>`${dayOf(sql`${from}::timestamptz`)} - 1`)
    .where('matches.day', '<=', sql<Date>`${dayOf(sql`${to}::timestamptz`)}`)
    .orderBy('matches.day')
    .orderBy('startsAt')
    .orderBy('matches.id')
    .execute();

/** The matches of the day in Tokyo at a moment and of the day before, whose counters may still be open. */
export const matchesAround = (db: Queries, at: Date): Promise<MatchRow[]> =>
  matchesBetween(db, at, at);

/** The matches whose counter closes after a moment, or the one of them with this number. */
export function matchesWithCounter(db: Queries, at: Date, id: number | undefined) {
  const open = db
    .selectFrom('matches')
    .select(['id', 'state', 'counterFrom', 'counterTo'])
    .where('counterTo', '>', at);
  return (id === undefined ? open : open.where('id', '=', id)).execute();
}

export const matchById = (db: Queries, id: number): Promise<MatchRow | undefined> =>
  matches(db).where('id', '=', id).executeTakeFirst();

export const lockMatch = (tx: Tx, id: number): Promise<MatchRow | undefined> =>
  matches(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export async function insertMatches(
  tx: Tx,
  rows: readonly Insertable<Tables['matches']>[],
): Promise<number[]> {
  const added = await tx.insertInto('matches').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

export async function updateMatch(
  tx: Tx,
  { id, changedBy }: { id: number; changedBy: string },
  change: Content | MatchEnd,
): Promise<void> {
  await tx
    .updateTable('matches')
    .set({ ...change, changedBy, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Cards of players that are not retired, one of which may be that of the day. */
export const choosableCards = (db: Queries) =>
  db
    .selectFrom('cards')
    .innerJoin('players', 'players.id', 'cards.playerId')
    .select([
      'cards.id as cardId',
      'players.jerseyNumber',
      'players.nameJapanese as name',
      'cards.cardType',
    ])
    .where('players.retiredAt', 'is', null)
    .orderBy('players.id')
    .orderBy('cards.id')
    .execute();

export async function cardExists(db: Queries, id: number): Promise<boolean> {
  const row = await db.selectFrom('cards').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Until the commit nobody else adds or changes a match. Fans read meanwhile. */
export async function lockMatches(tx: Tx): Promise<void> {
  await sql`lock table matches in share row exclusive mode`.execute(tx);
}

export const cardUuids = (db: Queries) => db.selectFrom('cards').select(['id', 'uuid']).execute();
