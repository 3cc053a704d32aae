import { createApiClient, unwrap } from '@homestand/api-client';
import { apiBaseUrl } from '../http/appClient';
import {
  addPendingLogout,
  type PendingLogout,
  readPendingLogouts,
  removePendingLogout,
} from '../session/pendingLogouts';
import { createDeliveryQueue, isSessionOver, isTemporary } from './deliveryQueue';

// Ending a session is idempotent.
const queue = createDeliveryQueue('logouts', sendLogouts);

/** Sends the queued logouts of this device; retries with backoff until the server has answered each. */
export const deliverLogouts = () => void queue.start();

/** Ends a session on the server as soon as it can be reached, also after the page was closed and reopened. */
export function queueLogout(logout: PendingLogout) {
  addPendingLogout(logout);
  deliverLogouts();
}

async function sendLogouts() {
  let failure: unknown;
  for (const logout of readPendingLogouts()) {
    try {
      await sendLogout(logout);
    } catch (error) {
      if (isTemporary(error) && !isSessionOver(error)) {
        failure = error;
        continue;
      }
      // The server does not know the session any more, or rejects the call for good.
    }
    removePendingLogout(logout);
  }
  if (failure !== undefined) throw failure;
}

/** Uses its own client with this session's token: another person may have logged in by now. */
function sendLogout({ token, userId, viewer }: PendingLogout) {
  const client = createApiClient({ baseUrl: apiBaseUrl, getToken: () => token });
  return unwrap(
    viewer === 'player'
      ? client.POST('/v1/player/logout')
      : client.POST('/v1/user/logout', { body: { id: userId } }),
  );
}
