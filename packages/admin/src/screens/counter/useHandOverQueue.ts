import type { HandOverQueueItem } from '@homestand/ui';
import { useEffect } from 'react';
import { useQueuedBoothSales } from '../../data/counter/boothQueue';
import {
  confirmRefusal,
  useQueuedHandOvers,
  useSendingHandOvers,
} from '../../data/counter/handOverQueue';
import { announce } from '../../data/counter/sound';

/** Hand-overs of this device that the server does not have, or refused. */
export function useHandOverQueue() {
  const queue = useQueuedHandOvers();
  const booth = useQueuedBoothSales();
  const sending = useSendingHandOvers();
  const refused = queue.filter((item) => item.refused).length;

  useEffect(() => {
    if (refused > 0) announce('alreadyHandedOver');
  }, [refused]);

  const items = queue.toSorted(byTime).map(
    ({ key, orderId, name, at, means, amount, undo, refused }): HandOverQueueItem => ({
      id: key,
      orderId,
      customerName: name,
      at,
      taken: means && { means, amount },
      undone: undo !== null,
      status: refused
        ? refused.collision
          ? 'collision'
          : 'refused'
        : sending
          ? 'sending'
          : 'waiting',
      message: refused?.message ?? null,
    }),
  );
  return {
    items,
    /** With what the booth of this device has sold. */
    waiting: items.length - refused + booth.filter((sale) => sale.refused === null).length,
    onConfirm: confirmRefusal,
  };
}

const byTime = (a: { at: string }, b: { at: string }) => Date.parse(a.at) - Date.parse(b.at);
