import { unwrap } from '@homestand/api-client';
import useSWR, { useSWRConfig } from 'swr';
import { client } from '../client';

const sessionsKey = 'sessions';

/** One's own sessions. */
export const useSessions = () =>
  useSWR(sessionsKey, () => unwrap(client.GET('/v1/admin/sessions')));

/** Loads them again. */
export function useReloadSessions(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(sessionsKey);
}

/** Ends a session and loads the list again. */
export function useEndSession(): (sessionId: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (sessionId) => {
    await unwrap(
      client.DELETE('/v1/admin/sessions/{sessionId}', { params: { path: { sessionId } } }),
    );
    await mutate(sessionsKey);
  };
}
