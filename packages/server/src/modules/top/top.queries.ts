import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type Placeholders, statement } from '../../db/statement.ts';
import { newestUnread, type Reader, type UnreadRow } from '../messages/index.ts';

const maxUnread = 10;

/** Columns of a row in which the message may be absent. */
type Row = { favoritePlayerId: number | null; waitingPickups: number } & (UnreadRow | { id: null });

const topOfFan = statement((placeholder: Placeholders<{ personId: string }>) => {
  const personId = placeholder('personId');
  const fan: Reader = { role: 'user', personId };
  return sql<Row>`
    select me.favorite_player_id as "favoritePlayerId", (
        select count(*) from orders o
        where o.user_id = ${personId} and o.payment_status in ('at_pickup', 'paid')
          and o.delivery_method = 'venue' and o.delivery_status = 'pending'
      ) as "waitingPickups", n.*
    from users me left join (${newestUnread(fan, maxUnread)}) n on true
    where me.id = ${personId}
    order by n."createdAt" desc`;
});

/** What the top page shows of one fan, in one statement. */
export async function topOf(db: Database, personId: string) {
  const rows = await topOfFan(db, { personId });
  return {
    favoritePlayerId: rows[0]?.favoritePlayerId ?? null,
    waitingPickups: rows[0]?.waitingPickups ?? 0,
    // Without unread messages there is one row without a message.
    unread: rows.filter((row) => row.id !== null),
  };
}
