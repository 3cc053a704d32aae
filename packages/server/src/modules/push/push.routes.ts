import { areBrowserKeys, isPushService } from '../../adapters/web-push/index.ts';
import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { notAllowed } from '../../http/errors.ts';
import { consume } from '../../http/limits.ts';
import type { Services } from '../../services.ts';
import { messages } from './messages.ts';
import { changeSettings, settingsOf } from './settings.queries.ts';
import { removeSubscription, saveSubscription } from './subscriptions.queries.ts';

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
      await transact(db, (tx) =>
        saveSubscription(tx, { personId, sessionId, endpoint: body.endpoint, ...body.keys }),
      );
      return null;
    },

    async unsubscribeFromPush({ session, body }) {
      await removeSubscription(db, session.personId, body.endpoint);
      return null;
    },

    getPushSettings: ({ session }) => settingsOf(db, session.personId),

    putPushSettings: ({ session, body }) =>
      transact(db, (tx) => changeSettings(tx, session.personId, body)),
  };
}
