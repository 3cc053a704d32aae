import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type PushSettings = { messages: boolean; orders: boolean };

/** Default until the person chooses: both, because they have subscribed. */
const everything: PushSettings = { messages: true, orders: true };

export async function settingsOf(db: Queries, personId: string): Promise<PushSettings> {
  const chosen = await db
    .selectFrom('pushSettings')
    .select(['messages', 'orders'])
    .where('personId', '=', personId)
    .executeTakeFirst();
  return chosen ?? everything;
}

export async function changeSettings(
  tx: Transaction<Tables>,
  personId: string,
  settings: PushSettings,
): Promise<PushSettings> {
  const { messages, orders } = settings;
  await tx
    .insertInto('pushSettings')
    .values({ personId, messages, orders })
    .onConflict((rows) => rows.column('personId').doUpdateSet({ messages, orders }))
    .execute();
  // Pending deliveries of a disabled kind are deleted.
  await sql`
    delete from push_deliveries d using push_subscriptions s, events e
    where s.person_id = ${personId} and d.endpoint_hash = s.endpoint_hash and e.id = d.event_id
      and ((e.type = 'message' and not ${messages}::boolean)
        or (e.type = 'order' and not ${orders}::boolean))`.execute(tx);
  return { messages, orders };
}
