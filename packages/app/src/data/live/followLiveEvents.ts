import { ApiError, followEvents, type LiveEvent } from '@homestand/api-client';
import { noteReconnection, setOffline } from '@homestand/app-core/browser/connection';
import { wakeDeliveryQueues } from '@homestand/app-core/delivery/deliveryQueue';
import { eventStreamStart } from '@homestand/app-core/http/eventStreamStart';
import { reloadSoon } from '@homestand/app-core/http/reloadSoon';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import type { Arguments } from 'swr';
import { connection, sessionIsOver } from '../client';
import { clubKey } from '../club/club';
import { applyMatchesEvent } from '../matches/events';
import { applyMessageEvent } from '../messages/events';
import { sanctionsKey } from '../moderation/sanctions';
import { applyOrderEvent } from '../orders/events';
import { applyStockEvent, reloadStockWithin } from '../shop/stockEvents';

/** How long the connection may be down before the banner shows: a change of network cell takes less. */
const bannerDelayMs = 1500;
/** Time over which phones spread their loads after a resync or a new connection, which may come to all at once. */
const resyncSpreadMs = 5000;

const isNotClub = (key: Arguments) => key !== clubKey;

/**
 * Follows the event stream until stopped: hands each event to its domain, and wakes what waits for a connection. The
 * stream belongs to the session that is logged in at the call.
 */
export function followLiveEvents(): () => void {
  const { reload } = sessionCache();
  const stream = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let mustLoad = false;
  let wasDown = false;

  const onLink = (connected: boolean) => {
    clearTimeout(timer);
    if (connected) {
      if (mustLoad) void reload(isNotClub);
      mustLoad = false;
      setOffline(false);
      if (wasDown) {
        noteReconnection();
        reloadStockWithin(resyncSpreadMs);
      }
      wasDown = false;
      wakeDeliveryQueues();
    } else {
      wasDown = true;
      timer = setTimeout(() => setOffline(true), bannerDelayMs);
    }
  };
  const follow = async () => {
    const since = await eventStreamStart(stream.signal);
    // Without an event id to continue from, events between the first load and the connection are lost.
    mustLoad = since === null;
    await followEvents(connection, {
      signal: stream.signal,
      onEvent: applyEvent,
      onResync: () => reloadSoon(isNotClub, resyncSpreadMs),
      onSignedOut: () => sessionIsOver(),
      onLink,
      ...(since !== null && { since }),
    });
  };
  follow().catch((error: unknown) => {
    // A suspended fan has no stream.
    if (error instanceof ApiError && error.code === 404) void reload(sanctionsKey);
    else console.error('The event stream has ended.', error);
  });
  return () => {
    stream.abort();
    clearTimeout(timer);
    setOffline(false);
  };
}

function applyEvent(event: LiveEvent) {
  if (event.type === 'order') applyOrderEvent(event);
  else if (event.type === 'stock') applyStockEvent(event);
  else if (event.type === 'matches') applyMatchesEvent();
  else if (event.type === 'sanction') void sessionCache().reload(sanctionsKey);
  else applyMessageEvent(event);
}
