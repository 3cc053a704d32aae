import { type Connection, createApiClient } from '@homestand/api-client';
import { toastDuration } from '@homestand/ui';
import { showToast } from '../browser/toasts';
import { endSession, getSession, takeOverSession } from '../session/session';
import { countedFetch, noteResponse } from './eventStreamStart';

/** One connection configuration for calls, uploads and events. */
export const connection: Connection = {
  baseUrl: '/api',
  fetch: countedFetch,
  getToken: () => getSession()?.token,
  onBack: noteResponse,
  onUnauthorized: ({ message }) => sessionIsOver(message),
};

export const client = createApiClient(connection);

const waitAfterToast = 2000;
let refused: string | undefined;

/** However many calls are refused: one toast, and the session ends once, two seconds after it. */
export function sessionIsOver(message?: string) {
  const token = getSession()?.token;
  if (token === undefined || token === refused) return;
  // The refused session may be one that another tab has replaced.
  if (takeOverSession()) return;
  refused = token;
  showToast(message || { kind: 'sessionEnded' }, 'danger');
  setTimeout(() => {
    if (getSession()?.token === token && !takeOverSession()) endSession({ onPurpose: false });
  }, toastDuration + waitAfterToast);
}
