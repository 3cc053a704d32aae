import { createKey, NetworkError, unwrap } from '@homestand/api-client';
import { client } from '../client';
import { createCounterQueue, newlyMade, sentLater, takenBack } from './counterQueue';
import {
  type BoothSaleResponse,
  deliverBoothSales,
  type QueuedBoothSale,
} from './deliverBoothSales';
import { storedBoothSales } from './deskStorage';
import { noteConnection } from './noteConnection';

const sendUndo = (saleId: string, reason: string) =>
  noteConnection(
    unwrap(
      client.POST('/v1/admin/booth-sales/{saleId}/undo', {
        params: { path: { saleId } },
        body: { reason },
      }),
    ),
  );

function record(item: QueuedBoothSale) {
  const { key, optionId, quantity, price, means } = item;
  const { at: soldAt, ...later } = sentLater(item);
  return noteConnection(
    unwrap(
      client.POST('/v1/admin/booth-sales', {
        params: { header: { 'Idempotency-Key': key } },
        body: { optionId, quantity, price, means, ...(soldAt && { soldAt }), ...later },
      }),
    ),
  );
}

const queue = createCounterQueue<QueuedBoothSale, BoothSaleResponse>({
  name: 'booth-sales',
  stored: storedBoothSales,
  deliver: (options) => deliverBoothSales({ ...options, calls: { record, undo: sendUndo } }),
});

export const useQueuedBoothSales = queue.useItems;
export const followBoothSales = queue.follow;
/** How many sales and undos of this device the server lacks, those under way included. */
export const countUnsentBoothSales = queue.countUnsent;

export type BoothSaleOf = Pick<
  QueuedBoothSale,
  'optionId' | 'name' | 'label' | 'quantity' | 'price' | 'means'
>;

/** Records a sale. Without a response it stays queued, and is shown as sold. */
export async function recordBoothSale(sale: BoothSaleOf) {
  const key = createKey();
  const answer = await queue.send({ ...sale, ...newlyMade(), key, recorded: false });
  return { ...answer, key };
}

/** Takes a sale back: out of the queue, after it, or on the server. */
export async function undoBoothSale(key: string, sale: BoothSaleOf, reason: string): Promise<void> {
  const item = queue.store.read(key);
  if (item && !item.sent) return queue.store.remove(key);
  if (item) {
    queue.store.write({ ...item, undo: reason });
    return queue.wake();
  }
  try {
    await sendUndo(key, reason);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    queue.store.write({ ...sale, ...takenBack(reason), key, recorded: true });
    queue.wake();
  }
}

/** Somebody has read that the server refused it. */
export const confirmBoothRefusal = (key: string) => queue.store.remove(key);
