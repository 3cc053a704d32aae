import { type components, unwrap, withRetry } from '@homestand/api-client';
import { deviceId } from '@homestand/app-core/session/deviceId';
import { client } from '../client';
import { beginStaffSession, endStaffSession, getStaffSession } from './staffSession';

export async function logIn(values: { loginId: string; password: string }): Promise<void> {
  const body = { ...values, deviceId: deviceId(), deviceType: 'web' as const };
  begin(await unwrap(client.POST('/v1/admin/login', { body })));
}

/** Makes this device a desk, with the code that a manager shows. */
export async function enrolDesk(code: string): Promise<void> {
  const body = { code, deviceId: deviceId(), deviceType: 'web' as const };
  begin(await unwrap(client.POST('/v1/admin/desks', { body })), true);
}

/** Stores the session of a response. It may lack its second factor. */
export function begin(
  { accessToken, staff }: components['schemas']['StaffSession'],
  enrolled = false,
) {
  const { id, name, role, step, methods } = staff;
  beginStaffSession({ token: accessToken, id, name, role, step, methods, enrolled });
}

/** Ends the session on this device at once, and on the server when it can be reached within a few tries. */
export async function logOut(): Promise<void> {
  const token = getStaffSession()?.token;
  endStaffSession({ onPurpose: true });
  // Not from the session, which has ended.
  const headers = { Authorization: `Bearer ${token}` };
  await withRetry(() => unwrap(client.POST('/v1/admin/logout', { headers }))).catch(
    // Without a connection the session ends on the server twelve hours after its login.
    (error: unknown) => console.error('network error', error),
  );
}
