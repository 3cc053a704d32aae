import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { areBrowserKeys, isPushService } from '../../adapters/web-push/index.ts';
import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { notAllowed } from '../../http/errors.ts';
import { consume, rowLimits } from '../../http/limits.ts';
import type { Services } from '../../services.ts';
import { messages } from './messages.ts';
import { changeSettings, settingsOf } from './settings.ts';

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();

type PushHandlers = Pick<
  Handlers,
  'subscribeToPush' | 'unsubscribeFromPush' | 'getPushSettings' | 'putPushSettings'
>;

/**
 * Push subscriptions and settings. A browser that signs in as another person moves its subscription to that
 * person.
 */
export function pushRoutes({ config, db }: Services): PushHandlers {
  return {
    async subscribeToPush({ session, body }) {
      const { personId, id: sessionId } = session;
      await consume(db, 'pushSubscription', personId);
      if (!isPushService(body.endpoint, config.push.services))
        throw notAllowed([{ field: 'endpoint', message: messages.notOurs }]);
      if (!areBrowserKeys(body.keys))
        throw notAllowed([{ field: 'keys', message: messages.notOurs }]);
      const subscription = { personId, sessionId, endpoint: body.endpoint, ...body.keys };
      const endpointHash = hashOf(body.endpoint);
      await transact(db, async (tx) => {
        // Pending deliveries for the previous person are deleted with their subscription.
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
            order by created_at desc, endpoint_hash offset ${rowLimits.pushSubscriptions})`.execute(
          tx,
        );
      });
      return null;
    },

    async unsubscribeFromPush({ session, body }) {
      await db
        .deleteFrom('pushSubscriptions')
        .where('endpointHash', '=', hashOf(body.endpoint))
        .where('personId', '=', session.personId)
        .execute();
      return null;
    },

    getPushSettings: ({ session }) => settingsOf(db, session.personId),

    putPushSettings: ({ session, body }) =>
      transact(db, (tx) => changeSettings(tx, session.personId, body)),
  };
}
