import { type components, unwrap } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import useSWR from 'swr';
import { client } from '../client';

export type DeskCode = components['schemas']['DeskCode'];

const desksKey = 'desks';
/** A phone that scans the code becomes a desk at any moment. */
const refreshMs = 2000;

export const useDesks = () =>
  useSWR(desksKey, () => unwrap(client.GET('/v1/admin/desks')), { refreshInterval: refreshMs });

/** Makes the code of a new desk; without an end it ends with the day. */
export const createDeskCode = (body: components['schemas']['DeskCodeRequest']): Promise<DeskCode> =>
  unwrap(client.POST('/v1/admin/desk-codes', { body }));

/** Ends a desk and loads the list again. */
export async function endDesk(deskId: string): Promise<void> {
  const { reload } = sessionCache();
  await unwrap(client.DELETE('/v1/admin/desks/{deskId}', { params: { path: { deskId } } }));
  await reload(desksKey);
}
