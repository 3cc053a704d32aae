import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';

type Before = {
  /** Of orders without a match. */
  time: Date;
  /** Of matches. */
  day: string;
};

/** Orders to be paid at the venue that were not picked up, and were made before a time or for a match before a day. */
export async function pickupsBefore(
  db: Queries,
  { time, day }: Before,
  max: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where payment_status = 'at_pickup' and delivery_status = 'pending'
      and case when match_id is null then created_at < ${time}
        else match_id in (select id from matches where day < ${day} and state not in ('canceled', 'postponed')) end
    order by created_at limit ${max}`.execute(db);
  return rows.map(({ id }) => id);
}
