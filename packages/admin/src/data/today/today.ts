import { type components, followEvents, unwrap } from '@homestand/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import { client, connection, sessionIsOver } from '../client';

export type Today = components['schemas']['Today'];

/** What changes with time alone: hours, ages, and services that recover without a call. */
const refreshMs = 60_000;

async function loadToday(): Promise<Today & { lastEventId: string | null }> {
  const call = client.GET('/v1/admin/today');
  const today = await unwrap(call);
  const { response } = await call;
  return { ...today, lastEventId: response.headers.get('Last-Event-ID') };
}

/** The figures of the day. They are loaded again when the event stream of staff says that something has changed. */
export function useToday() {
  const today = useSWR('today', loadToday, { refreshInterval: refreshMs, keepPreviousData: true });
  const [live, setLive] = useState(true);
  const isLoaded = today.data !== undefined;
  const reload = useEffectEvent(() => void today.mutate());
  // Nothing is lost between the first figures and the stream: it begins at the event that they include.
  const begin = useEffectEvent((signal: AbortSignal) =>
    followEvents(connection, {
      path: '/v1/admin/events',
      signal,
      onEvent: () => {},
      onResync: reload,
      onSignedOut: () => sessionIsOver(),
      onLink: setLive,
      ...(today.data?.lastEventId && { since: today.data.lastEventId }),
    }),
  );

  useEffect(() => {
    if (!isLoaded) return;
    const stream = new AbortController();
    begin(stream.signal).catch((error: unknown) => {
      console.error('The event stream has ended.', error);
      setLive(false);
    });
    return () => stream.abort();
  }, [isLoaded]);

  return { ...today, live };
}
