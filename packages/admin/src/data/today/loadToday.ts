import { type components, unwrap } from '@homestand/api-client';
import { client } from '../client';

export type Today = components['schemas']['Today'];

export async function loadToday(): Promise<Today & { lastEventId: string | null }> {
  const call = client.GET('/v1/admin/today');
  const today = await unwrap(call);
  const { response } = await call;
  return { ...today, lastEventId: response.headers.get('Last-Event-ID') };
}
