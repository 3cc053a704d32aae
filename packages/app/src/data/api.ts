import { ApiError, type Connection, createApiClient, NetworkError } from '@homestand/api-client';
import { errorPageMessages, toastDuration } from '@homestand/ui';
import { endSession, getSession } from '../stores/session.store';
import { showToast } from '../stores/toasts.store';

/** One connection for calls, uploads and events. */
export const connection: Connection = {
  baseUrl: '/api',
  getToken: () => getSession()?.token,
  onUnauthorized: ({ message }) => sessionIsOver(message),
};

export const client = createApiClient(connection);

/** The error catalogue: a toast for what the server refused, the log for a line that is down. */
export function reportFailure(error: unknown) {
  if (error instanceof NetworkError) {
    if (error.reason !== 'aborted') console.error('network error', error);
    return;
  }
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 401 || error.code === 403) return;
  showToast(wordsOf(error), 'danger');
}

/** What to tell about a refusal. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorPageMessages.unreachable;
  if (error.code >= 500) return errorPageMessages.system;
  return error.message || errorPageMessages.failed;
}

const waitAfterToast = 2000;
let refused: string | undefined;

/** However many calls are refused: one toast, and two seconds after it one way out. */
export function sessionIsOver(message?: string) {
  const token = getSession()?.token;
  if (token === undefined || token === refused) return;
  refused = token;
  showToast(message || errorPageMessages.sessionEnded, 'danger');
  setTimeout(() => {
    if (getSession()?.token === token) endSession({ onPurpose: false });
  }, toastDuration + waitAfterToast);
}
