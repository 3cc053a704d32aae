import { type components, schemaOf, unwrap } from '@homestand/api-client';
import { list } from '@homestand/api-client/moreSchemas';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import { createOfflineCopy, useOfflineCopy } from '@homestand/app-core/offline/useOfflineCopy';
import useSWR from 'swr';
import { client } from '../client';

type Schemas = components['schemas'];
export type VisitStamp = Schemas['VisitStamp'];

export const visitsKey = 'visits';

const loadVisits = async () => (await unwrap(client.GET('/v1/user/visits'))).list;

const visitsCopy = createOfflineCopy(visitsKey, list(schemaOf('Visit')));

/** The matches at which the fan was, the latest first; the offline copy where they cannot be loaded. */
export function useVisits() {
  const visits = useSWR(visitsKey, loadVisits);
  return { ...visits, ...useOfflineCopy(visits, visitsCopy, { atOnce: true }) };
}

/** Repeated, it returns the same stamp. */
export const stampVisit = (body: Schemas['VisitScan']): Promise<VisitStamp> =>
  unwrap(client.POST('/v1/user/visits', { body }));

export const reloadVisits = () => void sessionCache().reload(visitsKey);
