import { type Selectable, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { isSuspended } from '../../http/session.ts';

type Tx = Transaction<Tables>;

export type HeroKind = Tables['matchHeroes']['kind'];

export type HeroRow = Selectable<Tables['matchHeroes']> & { playerName: string | null };

/** What staff have chosen for a match. */
export const heroesOf = (db: Queries, matchId: number): Promise<HeroRow[]> =>
  db
    .selectFrom('matchHeroes')
    .leftJoin('players', 'players.id', 'matchHeroes.playerId')
    .selectAll('matchHeroes')
    .select('players.nameJapanese as playerName')
    .where('matchId', '=', matchId)
    .execute();

/** From the first notice on another choice changes the name alone. */
export const isBegun = ({ notifiedUpTo }: Pick<HeroRow, 'notifiedUpTo'>): boolean =>
  notifiedUpTo !== null;

/** Stores a choice. Another one than that of which fans were notified ends the notices. */
export async function saveHero(
  tx: Tx,
  hero: { matchId: number; kind: HeroKind; playerId: number | null },
): Promise<void> {
  await sql`
    insert into match_heroes as h (match_id, kind, player_id)
    values (${hero.matchId}, ${hero.kind}, ${hero.playerId}::int)
    on conflict (match_id, kind) do update set
      player_id = excluded.player_id,
      notified_at = case when h.notified_up_to is not null then 
        coalesce(h.notified_at, clock_timestamp()) end`.execute(tx);
}

/** The fan `u` has a browser that can be notified, wants these notices, and is not suspended. */
const canBeNotified = sql`
  exists (
    select from push_subscriptions b
    join sessions s on s.person_id = b.person_id and s.id = b.session_id
    where b.person_id = u.id and s.expires_at > now())
  and not exists (select from push_settings w where w.person_id = u.id and not w.heroes)
  and not ${isSuspended(sql`u.id`)}`;

export type HeroPlayer = {
  playerId: number;
  jerseyNumber: string;
  name: string;
  /** Who would be notified now. */
  fans: number;
};

/** Players that are not retired, with how many of the fans who chose them can be notified. */
export async function choosablePlayers(db: Queries): Promise<HeroPlayer[]> {
  const { rows } = await sql<HeroPlayer>`
    select p.id as player_id, p.jersey_number, p.name_japanese as name, coalesce(f.fans, 0) as fans
    from players p
    left join (
      select u.favorite_player_id, count(*)::int as fans from users u
      where u.favorite_player_id is not null and ${canBeNotified}
      group by u.favorite_player_id) f on f.favorite_player_id = p.id
    where p.retired_at is null order by p.id`.execute(db);
  return rows;
}

/** The next fans of a player in the order of their ids, at most `most`. */
export async function fansToNotify(
  tx: Tx,
  { playerId, notifiedUpTo }: { playerId: number; notifiedUpTo: string | null },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.favorite_player_id = ${playerId}
      and (${notifiedUpTo}::uuid is null or u.id > ${notifiedUpTo}::uuid) and ${canBeNotified}
    order by u.id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function markNotified(
  tx: Tx,
  { matchId, kind }: { matchId: number; kind: HeroKind },
  { fans, isLast }: { fans: readonly string[]; isLast: boolean },
): Promise<void> {
  await sql`
    update match_heroes set
      notified_up_to = coalesce(${fans.at(-1) ?? null}::uuid, notified_up_to),
      notified_fans = notified_fans + ${fans.length}::int,
      notified_at = case when ${isLast}::boolean then clock_timestamp() end
    where match_id = ${matchId} and kind = ${kind}`.execute(tx);
}
