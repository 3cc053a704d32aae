import { sql, type Transaction } from 'kysely';
import type { DeliveryStatus, PaymentStatus, Tables } from '../../db/schema.ts';

type NewEvent =
  | { type: 'message' | 'deleted'; topicId: string; messageId: string }
  | { type: 'read'; topicId: string; personId: string }
  | {
      type: 'order';
      personId: string;
      orderId: string;
      deliveryStatus: DeliveryStatus;
      paymentStatus: PaymentStatus;
    }
  | { type: 'signedOut'; personId: string; sessionIds: string[] };

/**
 * Writes an event for the event streams, in the transaction of the change itself. Call it last: it locks the
 * one row that numbers the events until the transaction ends.
 */
export async function writeEvent(tx: Transaction<Tables>, event: NewEvent): Promise<void> {
  const { type, ...rest } = event;
  const {
    topicId = null,
    personId = null,
    ...data
  } = { topicId: undefined, personId: undefined, ...rest };
  const { lastId } = await tx
    .updateTable('eventHead')
    .set({ lastId: sql<number>`last_id + 1` })
    .returning('lastId')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('events')
    .values({ id: lastId, type, topicId, personId, data: JSON.stringify(data) })
    .execute();
}
