import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../../db/database.ts';
import { yearOf } from '../../../db/day.queries.ts';
import type { Tables } from '../../../db/schema.ts';
import { type MatchRow, matches } from '../matches.queries.ts';

export type VisitRow = MatchRow & Pick<Selectable<Tables['matchVisits']>, 'scannedAt'>;

const visits = (db: Queries, userId: string) =>
  matches(db)
    .innerJoin('matchVisits', 'matchVisits.matchId', 'matches.id')
    .select('matchVisits.scannedAt')
    .where('matchVisits.userId', '=', userId);

/** The matches at which a fan was, the latest first. */
export const visitsOf = (db: Queries, userId: string): Promise<VisitRow[]> =>
  visits(db, userId).orderBy('matches.day', 'desc').orderBy('matches.id', 'desc').execute();

export const visitOf = (
  db: Queries,
  userId: string,
  matchId: number,
): Promise<VisitRow | undefined> =>
  visits(db, userId).where('matches.id', '=', matchId).executeTakeFirst();

/** Returns whether it is the first of this fan at this match. */
export async function insertVisit(
  db: Queries,
  visit: Insertable<Tables['matchVisits']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('matchVisits')
    .values(visit)
    .onConflict((rows) => rows.columns(['userId', 'matchId']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Which match of the fan's season one is, in the order of their days. */
export async function countUpTo(
  db: Queries,
  userId: string,
  { id, day }: Pick<MatchRow, 'id' | 'day'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('matchVisits')
    .innerJoin('matches', 'matches.id', 'matchVisits.matchId')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where(
      sql<boolean>`${yearOf(sql`matches.day`)} = ${yearOf(sql`${day}::date`)}
        and (matches.day, matches.id) <= (${day}::date, ${id}::int)`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** How many fans were at a match, by the code that they have scanned. */
export async function countVisitors(
  db: Queries,
  matchId: number,
): Promise<{ rotating: number; printed: number }> {
  const rows = await db
    .selectFrom('matchVisits')
    .select((row) => ['code', row.fn.countAll<number>().as('count')])
    .where('matchId', '=', matchId)
    .groupBy('code')
    .execute();
  const countOf = (code: 'rotating' | 'printed') =>
    rows.find((row) => row.code === code)?.count ?? 0;
  return { rotating: countOf('rotating'), printed: countOf('printed') };
}
