import { type Connection, createApiClient } from '@homestand/api-client';
import { showToast } from '@homestand/app-core/browser/toasts';
import { endStaffSession, getStaffSession, reloadStaffSession } from './staff/staffSession';

/** Calls and the event stream of staff. A session that the server refuses ends at once; the guard leads to the login and back. */
export const connection: Connection = {
  baseUrl: '/api',
  getToken: () => getStaffSession()?.token,
  onUnauthorized: ({ message }) => sessionIsOver(message),
};

export const client = createApiClient(connection);

/** However many calls are refused: one toast. */
export function sessionIsOver(message?: string) {
  if (getStaffSession() === null) return;
  // The refused session is one that another tab has replaced.
  if (reloadStaffSession() && getStaffSession() !== null) return;
  showToast(message || { kind: 'sessionEnded' }, 'danger');
  endStaffSession({ onPurpose: false });
}
