import { ApiError, unwrap } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { client } from '../client';

type Values = { oldPassword: string; newPassword: string; confirmPassword: string };

/** The response's body; without a response, code 500. Shows no toast. */
export async function changePassword(body: Values) {
  try {
    await unwrap(client.POST('/v1/player/password/change', { body }));
    return { ok: true as const };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 500;
    return { ok: false as const, code, notice: errorNotice(error) };
  }
}
