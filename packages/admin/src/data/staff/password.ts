import { unwrap } from '@homestand/api-client';
import { client } from '../client';
import { beginStaffSession, getStaffSession } from './staffSession';

type Values = { oldPassword: string; newPassword: string; confirmPassword: string };

/** Changes one's own password, which completes a login that lacked it. One key for all attempts with the same values. */
export async function changePassword(body: Values, key: string): Promise<void> {
  const header = { 'Idempotency-Key': key };
  const { id, step, methods } = await unwrap(
    client.POST('/v1/admin/password', { params: { header }, body }),
  );
  const session = getStaffSession();
  if (session?.id === id) beginStaffSession({ ...session, step, methods });
}
