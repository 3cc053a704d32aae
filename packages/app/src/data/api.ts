import { type Connection, createApiClient } from '@homestand/api-client';
import { errorPageMessages, toastDuration } from '@homestand/ui';
import { endSession, getSession } from '../stores/session.store';
import { showToast } from '../stores/toasts.store';
import { noteBack } from './beginning';

/** One connection for calls, uploads and events. */
export const connection: Connection = {
  baseUrl: '/api',
  getToken: () => getSession()?.token,
  onBack: noteBack,
  onUnauthorized: ({ message }) => sessionIsOver(message),
};

export const client = createApiClient(connection);

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
