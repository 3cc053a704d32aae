import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@homestand/api-client/contract';
import type { Transaction } from 'kysely';
import { type Queries, transact } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import type { Handlers } from '../../../http/contract.ts';
import { conflict, notAllowed, notFound } from '../../../http/errors.ts';
import { idempotencyKey, once } from '../../../http/idempotency.ts';
import type { Services } from '../../../services.ts';
import {
  actionsOf,
  createRefund,
  goodsOf,
  moneyOf,
  type RefundRefusal,
  refundPayment,
  settleRefund,
} from '../../checkout/index.ts';
import { notifyProcesses } from '../../live/index.ts';
import { actorOf, writeReading, writeStaffLog } from '../../staff/index.ts';
import {
  finished,
  lastChangeOf,
  lockFinishedOrder,
  type OrderRow,
  ordersById,
  returnedItemsOf,
} from '../index.ts';
import { messages } from './messages.ts';

type RefundHandlers = Pick<Handlers, 'getOrderRefunds' | 'createOrderRefund' | 'settleOrderRefund'>;

type Schemas = components['schemas'];

/** How long a response waits for the gateway; the server's steps continue what is left. */
const askingMs = 4000;
const refundingMs = 8000;

export function refundsRoutes(services: Services): RefundHandlers {
  const { db, onError } = services;

  /** False if the gateway gave no result in this time. */
  async function refundWithin(paymentId: string, ms: number): Promise<boolean> {
    const refunding = refundPayment(services, paymentId).then(
      () => true,
      (error: unknown) => {
        onError(error);
        return false;
      },
    );
    const isDone = await Promise.race([refunding, sleep(ms, false, { ref: false })]);
    notifyProcesses(services);
    return isDone;
  }

  async function viewOf(orderId: string, gateway: Schemas['OrderRefunds']['gateway']) {
    return refundsView(db, await finishedOrder(db, orderId), gateway);
  }

  return {
    async getOrderRefunds({ session, path: { orderId } }) {
      const order = await finishedOrder(db, orderId);
      const { payment } = await moneyOf(db, order);
      const gateway = !payment
        ? 'none'
        : (await refundWithin(payment.id, askingMs))
          ? 'checked'
          : 'unreachable';
      const found = await viewOf(orderId, gateway);
      // A reason may say something about the fan.
      if (found.list.length > 0)
        await writeReading(db, await actorOf(db, session), {
          action: 'read_refunds',
          orderIds: [orderId],
          fanIds: [order.userId],
        });
      return found;
    },

    async createOrderRefund({ session, path: { orderId }, body, request }) {
      const { personId } = session;
      const attempt = {
        personId,
        key: idempotencyKey(request),
        request: ['createOrderRefund', orderId, body],
      };
      const made = await once(db, attempt, async (tx) => {
        const actor = await actorOf(tx, session);
        const order = await lockPlaced(tx, orderId);
        await refuseUnlessKnown(tx, orderId, body.changeId);
        const { kind, amount, means, items = [] } = body;
        const reason = body.reason.trim();
        if (reason === '') throw notAllowed([{ field: 'reason', message: messages.refundReason }]);
        const { id: staffId, sessionId } = actor;
        const created = await createRefund(
          tx,
          order,
          { kind, amount, means, items, reason },
          { id: staffId, sessionId },
        );
        if ('refused' in created) throw refusal(created.refused);
        const [changed] = await ordersById(tx, [orderId]);
        await writeStaffLog(tx, actor, {
          action: 'create_refund',
          orderIds: [orderId],
          fanIds: [order.userId],
          before: statusesOf(order),
          after: {
            ...(changed && statusesOf(changed)),
            refund: created.refundId,
            kind,
            amount,
            ...(means !== undefined && { means }),
            ...(items.length > 0 && { items }),
          },
          reason,
        });
        return created;
      });
      if (made.paymentId === null) {
        notifyProcesses(services);
        return viewOf(orderId, 'none');
      }
      const isDone = await refundWithin(made.paymentId, refundingMs);
      return viewOf(orderId, isDone ? 'checked' : 'unreachable');
    },

    async settleOrderRefund({ session, path: { orderId, refundId }, body: { means } }) {
      const settled = await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        const order = await lockPlaced(tx, orderId);
        const refund = await settleRefund(tx, order, refundId, means, actor.id);
        if (!refund) throw notFound();
        if (refund.state !== 'failed') return refund;
        await writeStaffLog(tx, actor, {
          action: 'settle_refund',
          orderIds: [orderId],
          fanIds: [order.userId],
          before: { refund: refundId, state: refund.state, failure: refund.failure },
          after: { means, state: means === 'card' ? 'due' : 'done' },
        });
        return refund;
      });
      if (means !== 'card' || settled.paymentId === null) {
        notifyProcesses(services);
        return viewOf(orderId, 'none');
      }
      const isDone = await refundWithin(settled.paymentId, refundingMs);
      return viewOf(orderId, isDone ? 'checked' : 'unreachable');
    },
  };
}

async function finishedOrder(db: Queries, orderId: string): Promise<OrderRow> {
  const [order] = await ordersById(db, [orderId]);
  if (!order || !finished.some((status) => status === order.paymentStatus)) throw notFound();
  return order;
}

async function lockPlaced(tx: Transaction<Tables>, orderId: string): Promise<OrderRow> {
  const order = await lockFinishedOrder(tx, orderId);
  if (typeof order === 'string') throw notFound();
  return order;
}

/** Of two people at one order the second is refused, and told who changed it. */
async function refuseUnlessKnown(
  tx: Transaction<Tables>,
  orderId: string,
  changeId: string | null,
): Promise<void> {
  const last = await lastChangeOf(tx, orderId);
  if ((last?.id ?? null) !== changeId)
    throw conflict(messages.orderChanged(last?.at ?? null, last?.by ?? null));
}

const fields = {
  not_possible: 'kind',
  amount: 'amount',
  whole_amount: 'amount',
  cancel_instead: 'amount',
  means: 'means',
  items: 'items',
} as const satisfies Record<RefundRefusal, string>;

const refusal = (refused: RefundRefusal) =>
  notAllowed([{ field: fields[refused], message: messages.refundRefused[refused] }]);

const statusesOf = ({ deliveryStatus, paymentStatus }: OrderRow) => ({
  deliveryStatus,
  paymentStatus,
});

async function refundsView(
  db: Queries,
  order: OrderRow,
  gateway: Schemas['OrderRefunds']['gateway'],
): Promise<Schemas['OrderRefunds']> {
  const [money, goods, returned, last] = await Promise.all([
    moneyOf(db, order),
    goodsOf(db, order.id),
    returnedItemsOf(db, order.id),
    lastChangeOf(db, order.id),
  ]);
  const { via, paid, refunded, open, refundable } = money;
  const itemsOf = Map.groupBy(returned, ({ refundId }) => refundId);
  return {
    changeId: last?.id ?? null,
    via,
    paid,
    refunded,
    open,
    refundable,
    actions: actionsOf(order, money, goods),
    goods,
    gateway,
    list: money.refunds.map(
      ({ id, kind, amount, means, state, failure, reason, by, ...times }) => ({
        id,
        kind,
        amount,
        means,
        state,
        failure: state === 'failed' ? failure : null,
        reason,
        by,
        at: times.createdAt.toISOString(),
        doneAt: times.doneAt?.toISOString() ?? null,
        items: (itemsOf.get(id) ?? []).map(({ productId, quantity }) => ({ productId, quantity })),
      }),
    ),
  };
}
