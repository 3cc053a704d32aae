import { type components, unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import { client } from '../client';

export type HandOver = components['schemas']['HandOver'];

/** The hand-over of an order whose goods are with the fan. */
export const useHandOverOf = (orderId: string) =>
  useSWR(['handOver', orderId] as const, async ([, id]) => {
    const path = { orderId: id };
    const { handOver } = await unwrap(
      client.GET('/v1/admin/pickups/{orderId}', { params: { path } }),
    );
    return handOver;
  });

/** Takes one hand-over back. Its id makes a repeat harmless, and a later hand-over stays. */
export const undoOnServer = (orderId: string, handOverId: string, reason?: string) =>
  unwrap(
    client.POST('/v1/admin/pickups/{orderId}/undo', {
      params: { path: { orderId } },
      body: { handOverId, ...(reason !== undefined && { reason }) },
    }),
  );
