import { type components, unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from '../client';
import { noteConnection } from './noteConnection';

export type RefusedHandOverList = components['schemas']['RefusedHandOverList'];
export type RefusedHandOverOfOrder = components['schemas']['RefusedHandOver'];

const refreshMs = 30_000;

/** Goods that left a counter without the server, for those who decide what follows. */
export const useRefusedHandOvers = (enabled: boolean) =>
  useSWR(
    enabled ? 'refused-hand-overs' : null,
    () => noteConnection(unwrap(client.GET('/v1/admin/refused-hand-overs'))),
    { refreshInterval: refreshMs },
  );

/** Notes what became of goods that left twice. A repeat has no further effect. */
export const settleRefusedHandOver = (
  handOverId: string,
  body: components['schemas']['SettlementRequest'],
) =>
  unwrap(
    client.PUT('/v1/admin/refused-hand-overs/{handOverId}/settlement', {
      params: { path: { handOverId } },
      body,
    }),
  );
