import { followEvents } from '@homestand/api-client';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { connection, sessionIsOver } from '../client';
import { reloadMatches } from '../matches/events';
import { setTodayIsLive, useTodayIsLive } from './live';
import { loadToday } from './loadToday';

/** What changes with time alone: hours, ages, and services that recover without a call. */
const refreshMs = 60_000;

/** The figures of the day. `useTodayUpdates` keeps them up to date, so a screen loads only what is not there yet. */
export const useToday = () => ({
  ...useSWR('today', loadToday, { revalidateIfStale: false, keepPreviousData: true }),
  live: useTodayIsLive(),
});

/**
 * Loads the figures of the day each minute, and when the event stream of staff says that something has changed. One
 * stream for all screens of the office.
 */
export function useTodayUpdates(): void {
  const today = useSWR('today', loadToday, { refreshInterval: refreshMs, keepPreviousData: true });
  const isLoaded = today.data !== undefined;
  const reload = useEffectEvent(() => {
    void today.mutate();
    reloadMatches();
  });
  // Nothing is lost between the first figures and the stream: it begins at the event that they include.
  const begin = useEffectEvent((signal: AbortSignal) =>
    followEvents(connection, {
      path: '/v1/admin/events',
      signal,
      onEvent: () => {},
      onResync: reload,
      onSignedOut: () => sessionIsOver(),
      // The end of a stream that is not wanted any more says nothing about the connection.
      onLink: (connected) => signal.aborted || setTodayIsLive(connected),
      ...(today.data?.lastEventId && { since: today.data.lastEventId }),
    }),
  );

  useEffect(() => {
    if (!isLoaded) return;
    const stream = new AbortController();
    begin(stream.signal).catch((error: unknown) => {
      console.error('The event stream has ended.', error);
      setTodayIsLive(false);
    });
    return () => stream.abort();
  }, [isLoaded]);
}
