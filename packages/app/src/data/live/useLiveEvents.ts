import { ApiError, followEvents, type LiveEvent } from '@homestand/api-client';
import { noteReconnection, setOffline } from '@homestand/app-core/browser/connection';
import { connection, sessionIsOver } from '@homestand/app-core/http/client';
import { eventStreamStart } from '@homestand/app-core/http/eventStreamStart';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { wakeCardClaims } from '../cards/cardClaims';
import { clubKey } from '../club/club';
import { useMessageEvents } from '../messages/events';
import { wakeOutbox } from '../messages/outbox';
import { wakeUploads } from '../messages/uploadQueue';
import { sanctionsKey } from '../moderation/sanctions';
import { useOrderEvents } from '../orders/events';
import { wakeCartSync } from '../shop/cart';

/** How long the connection may be down before the banner shows: a change of network cell takes less. */
const bannerDelayMs = 1500;

/** While logged in: follows the event stream, hands each event to its domain, and wakes what waits for a connection. */
export function useLiveEvents() {
  const { mutate } = useSWRConfig();
  const onMessageEvent = useMessageEvents();
  const onOrderEvent = useOrderEvents();

  const onEvent = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'order') onOrderEvent(event);
    if (event.type === 'sanction') void mutate(sanctionsKey);
    if (
      event.type === 'message' ||
      event.type === 'changed' ||
      event.type === 'deleted' ||
      event.type === 'read'
    )
      onMessageEvent(event);
  });
  const reloadAll = useEffectEvent(() => void mutate((key) => key !== clubKey));
  const onEnd = useEffectEvent((error: unknown) => {
    // A suspended fan has no stream.
    if (error instanceof ApiError && error.code === 404) void mutate(sanctionsKey);
    else console.error('The event stream has ended.', error);
  });

  useEffect(() => {
    const stream = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let mustLoad = false;
    let wasDown = false;
    const onLink = (connected: boolean) => {
      clearTimeout(timer);
      if (connected) {
        if (mustLoad) reloadAll();
        mustLoad = false;
        setOffline(false);
        if (wasDown) noteReconnection();
        wasDown = false;
        wakeOutbox();
        wakeUploads();
        wakeCardClaims();
        wakeCartSync();
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
        onEvent,
        onResync: reloadAll,
        onSignedOut: () => sessionIsOver(),
        onLink,
        ...(since !== null && { since }),
      });
    };
    follow().catch((error: unknown) => onEnd(error));
    return () => {
      stream.abort();
      clearTimeout(timer);
      setOffline(false);
    };
  }, []);
}
