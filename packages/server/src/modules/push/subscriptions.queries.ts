import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { rowLimits } from '../../http/limits.ts';

type Subscription = {
  personId: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
};

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();

/** Saves a browser's subscription for this person, and removes the oldest above the limit of a person. */
export async function saveSubscription(
  tx: Transaction<Tables>,
  subscription: Subscription,
): Promise<void> {
  const { personId } = subscription;
  const endpointHash = hashOf(subscription.endpoint);
  // Deliveries queued for the browser's previous owner go with the old row.
  await tx
    .deleteFrom('pushSubscriptions')
    .where('endpointHash', '=', endpointHash)
    .where('personId', '<>', personId)
    .execute();
  await tx
    .insertInto('pushSubscriptions')
    .values({ ...subscription, endpointHash })
    .onConflict((rows) =>
      rows.column('endpointHash').doUpdateSet({ ...subscription, createdAt: sql`now()` }),
    )
    .execute();
  await sql`
    delete from push_subscriptions where endpoint_hash in (
      select endpoint_hash from push_subscriptions where person_id = ${personId}
      order by created_at desc, endpoint_hash offset ${rowLimits.pushSubscriptions})`.execute(tx);
}

export async function removeSubscription(
  db: Queries,
  personId: string,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('endpointHash', '=', hashOf(endpoint))
    .where('personId', '=', personId)
    .execute();
}
