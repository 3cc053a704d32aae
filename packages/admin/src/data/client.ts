import { createAppClient } from '@homestand/app-core/http/appClient';
import { endStaffSession, getStaffSession, takeOverStaffSession } from './staff/staffSession';

/** Calls and the event stream of staff. A session that the server refuses ends at once; the guard leads to the login and back. */
export const { connection, client, sessionIsOver } = createAppClient({
  session: {
    getSession: getStaffSession,
    takeOverSession: takeOverStaffSession,
    endSession: endStaffSession,
  },
});
