import type { Handlers } from '../../../http/contract.ts';
import { idempotencyKey } from '../../../http/idempotency.ts';
import type { Services } from '../../../services.ts';
import { actorOf, subjectsOf, writeReading } from '../../staff/index.ts';
import { createOrderRefund, lookUpRefunds, settleOrderRefund } from './refunds.ts';
import { finishedOrder, refundsView } from './refundView.ts';

type RefundHandlers = Pick<Handlers, 'getOrderRefunds' | 'createOrderRefund' | 'settleOrderRefund'>;

export function refundsRoutes(services: Services): RefundHandlers {
  const { db } = services;

  return {
    async getOrderRefunds({ session, path: { orderId } }) {
      const order = await finishedOrder(db, orderId);
      const refunds = await refundsView(db, orderId, await lookUpRefunds(services, order));
      // A reason may say something about the fan.
      if (refunds.list.length > 0)
        await writeReading(db, await actorOf(db, session), {
          action: 'read_refunds',
          ...subjectsOf([order]),
        });
      return refunds;
    },

    async createOrderRefund({ session, path: { orderId }, body, request }) {
      const creation = { orderId, key: idempotencyKey(request), refund: body };
      return refundsView(db, orderId, await createOrderRefund(services, session, creation));
    },

    async settleOrderRefund({ session, path: { orderId, refundId }, body: { means } }) {
      const settlement = { orderId, refundId, means };
      return refundsView(db, orderId, await settleOrderRefund(services, session, settlement));
    },
  };
}
