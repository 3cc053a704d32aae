import { type Connection, createApiClient } from '@homestand/api-client';
import { showToast } from '../browser/toasts';
import type { SessionStore } from '../session/sessionStore';

/** Address of the contract's calls. */
export const apiBaseUrl = '/api';

type Options = Pick<Connection, 'fetch' | 'onBack'> & {
  session: Pick<SessionStore<{ token: string }>, 'getSession' | 'takeOverSession' | 'endSession'>;
  /** Time between the toast and the end of a session that the server refuses; 0 by default. */
  endDelayMs?: number;
};

/** The calls of an app in the session of its audience; its `connection` also serves uploads and the event stream. */
export function createAppClient({ session, endDelayMs = 0, ...transport }: Options) {
  const { getSession, takeOverSession, endSession } = session;
  const connection: Connection = {
    ...transport,
    baseUrl: apiBaseUrl,
    getToken: () => getSession()?.token,
    onUnauthorized: ({ message }) => sessionIsOver(message),
  };
  let refused: string | undefined;

  /** However many calls are refused: one toast, and the session ends once. */
  function sessionIsOver(message?: string) {
    const token = getSession()?.token;
    if (token === undefined || token === refused) return;
    // The refused session may be one that another tab has replaced.
    if (takeOverSession()) return;
    refused = token;
    showToast(message || { kind: 'sessionEnded' }, 'danger');
    const end = () => {
      if (getSession()?.token === token && !takeOverSession()) endSession({ onPurpose: false });
    };
    if (endDelayMs === 0) end();
    else setTimeout(end, endDelayMs);
  }

  return { connection, client: createApiClient(connection), sessionIsOver };
}
