import { createHash } from 'node:crypto';
import type { Handlers } from '../../http/contract.ts';
import { spend } from '../../http/limits.ts';
import type { Services } from '../../services.ts';

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest();

/** Which browsers want notices. A browser that signs in as somebody else becomes theirs. */
export function pushRoutes({
  db,
}: Services): Pick<Handlers, 'subscribeToPush' | 'unsubscribeFromPush'> {
  return {
    async subscribeToPush({ session, body }) {
      await spend(db, 'pushSubscription', session.personId);
      const subscription = { personId: session.personId, endpoint: body.endpoint, ...body.keys };
      await db
        .insertInto('pushSubscriptions')
        .values({ ...subscription, endpointHash: hashOf(body.endpoint) })
        .onConflict((rows) => rows.column('endpointHash').doUpdateSet(subscription))
        .execute();
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
  };
}
