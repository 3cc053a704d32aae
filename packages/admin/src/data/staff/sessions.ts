import { unwrap } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import useSWR from 'swr';
import { client } from '../client';

const sessionsKey = 'sessions';

/** One's own sessions. */
export const useSessions = () =>
  useSWR(sessionsKey, () => unwrap(client.GET('/v1/admin/sessions')));

/** Loads them again. */
export const reloadSessions = () => sessionCache().reload(sessionsKey);

/** Ends a session and loads the list again. */
export async function endSession(sessionId: string): Promise<void> {
  const { reload } = sessionCache();
  await unwrap(
    client.DELETE('/v1/admin/sessions/{sessionId}', { params: { path: { sessionId } } }),
  );
  await reload(sessionsKey);
}
