import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { dayOf, momentOf, monthOf, now, yearOf } from '../../db/day.queries.ts';

export type Month = { month: string; messages: number; cards: number };

const thisMonth = monthOf(now);
const firstMonth = sql`${thisMonth} - interval '11 months'`;
const yearAgo = momentOf(firstMonth);

/**
 * Messages sent and cards collected by a fan in each of the last twelve months (Japan time), oldest first.
 */
export async function seasonOf(db: Queries, userId: string): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select to_char(months.month, 'YYYY-MM') as month, coalesce(written.count, 0) as messages,
      coalesce(found.count, 0) as cards
    from generate_series(${firstMonth}, ${thisMonth}, interval '1 month') as months (month)
    left join (
      select ${monthOf(sql`created_at`)} as month, count(*) from messages
      where sender_type = 'user' and sender_id = ${userId} and created_at >= ${yearAgo}
      group by 1
    ) written on written.month = months.month
    left join (
      select ${monthOf(sql`collected_at`)} as month, count(*) from collections
      where user_id = ${userId} and collected_at >= ${yearAgo}
      group by 1
    ) found on found.month = months.month
    order by months.month`.execute(db);
  return rows;
}

/** The favourite player and the fan's statistics with them. */
export const favoriteRecordOf = (db: Queries, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('players', 'players.id', 'users.favoritePlayerId')
    .where('users.id', '=', userId)
    .select((row) => [
      'players.id',
      'players.nameJapanese',
      'players.avatarFile',
      'players.pictureFile',
      'players.jerseyNumber',
      'users.favoriteSince',
      row
        .selectFrom('topics')
        .innerJoin('topicMembers', 'topicMembers.topicId', 'topics.id')
        .select('sentCount')
        .where('chatType', '=', 'private')
        .whereRef('topics.userId', '=', 'users.id')
        .whereRef('topics.playerId', '=', 'players.id')
        .whereRef('topicMembers.personId', '=', 'users.id')
        .as('messages'),
      row
        .selectFrom('collections')
        .innerJoin('cards', 'cards.id', 'collections.cardId')
        .select((found) => found.fn.countAll<number>().as('count'))
        .whereRef('cards.playerId', '=', 'players.id')
        .whereRef('collections.userId', '=', 'users.id')
        .where('collectedAt', 'is not', null)
        .as('cards'),
      row
        .selectFrom('cards')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('cards.playerId', '=', 'players.id')
        .as('totalCards'),
    ])
    .executeTakeFirst();

export const userById = (db: Queries, userId: string) =>
  db
    .selectFrom('users')
    .select(['name', 'pictureUrl', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Matches of this year's season at which the fan was; undefined for a club without matches. */
export async function countVisits(db: Queries, userId: string): Promise<number | undefined> {
  const { visits, hasMatches } = await db
    .selectNoFrom((select) => [
      select.exists(select.selectFrom('matches').select('id')).as('hasMatches'),
      select
        .selectFrom('matchVisits')
        .innerJoin('matches', 'matches.id', 'matchVisits.matchId')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .where(sql<boolean>`${yearOf(sql`matches.day`)} = ${yearOf(dayOf(now))}`)
        .as('visits'),
    ])
    .executeTakeFirstOrThrow();
  return hasMatches ? (visits ?? 0) : undefined;
}
