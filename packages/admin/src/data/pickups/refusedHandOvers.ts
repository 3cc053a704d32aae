import { type components, unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from '../client';
import { noteConnection } from './noteConnection';

export type RefusedHandOverList = components['schemas']['RefusedHandOverList'];

const refreshMs = 30_000;

/** Goods that left a counter without the server, for those who decide what follows. */
export const useRefusedHandOvers = (wanted: boolean) =>
  useSWR(
    wanted ? 'refused-hand-overs' : null,
    () => noteConnection(unwrap(client.GET('/v1/admin/refused-hand-overs'))),
    { refreshInterval: refreshMs },
  );
