import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type PushSettings = { messages: boolean; orders: boolean; heroes: boolean };

/** Default until the person chooses: all, because they have subscribed. */
const everything: PushSettings = { messages: true, orders: true, heroes: true };

export async function settingsOf(db: Queries, personId: string): Promise<PushSettings> {
  const chosen = await db
    .selectFrom('pushSettings')
    .select(['messages', 'orders', 'heroes'])
    .where('personId', '=', personId)
    .executeTakeFirst();
  return chosen ?? everything;
}

export async function changeSettings(
  tx: Transaction<Tables>,
  personId: string,
  // An app of the version before does not know the last one, which stays.
  settings: Omit<PushSettings, 'heroes'> & { heroes?: boolean | undefined },
): Promise<PushSettings> {
  const stored = await tx
    .insertInto('pushSettings')
    .values({ personId, ...settings })
    .onConflict((rows) => rows.column('personId').doUpdateSet(settings))
    .returning(['messages', 'orders', 'heroes'])
    .executeTakeFirstOrThrow();
  const { messages, orders, heroes } = stored;
  // Pending deliveries of a disabled kind are deleted.
  await sql`
    delete from push_deliveries d using push_subscriptions s, events e
    where s.person_id = ${personId} and d.endpoint_hash = s.endpoint_hash and e.id = d.event_id
      and ((e.type = 'message' and not ${messages}::boolean)
        or (e.type = 'order' and not ${orders}::boolean)
        or (e.type = 'matchHero' and not ${heroes}::boolean))`.execute(tx);
  return stored;
}
