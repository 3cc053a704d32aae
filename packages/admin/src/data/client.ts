import { createApiClient } from '@homestand/api-client';
import { showToast } from '@homestand/app-core/browser/toasts';
import { endStaffSession, getStaffSession } from './auth/staffSession';

/** Calls of the staff. A session that the server refuses ends at once; the guard leads to the login and back. */
export const client = createApiClient({
  baseUrl: '/api',
  getToken: () => getStaffSession()?.token,
  onUnauthorized({ message }) {
    showToast(message || { kind: 'sessionEnded' }, 'danger');
    endStaffSession();
  },
});
