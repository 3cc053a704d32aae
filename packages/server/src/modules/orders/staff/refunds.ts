import { setTimeout as sleep } from 'node:timers/promises';
import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import { transact } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import { conflict, notAllowed, notFound } from '../../../http/errors.ts';
import { once } from '../../../http/idempotency.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import {
  createRefund,
  moneyOf,
  type RefundRefusal,
  refundPayment,
  settleRefund,
} from '../../checkout/index.ts';
import { notifyProcesses } from '../../live/index.ts';
import { actorOf, subjectsOf, writeStaffLog } from '../../staff/index.ts';
import { lastChangeOf, lockFinishedOrder, type OrderRow, ordersById } from '../index.ts';
import { messages } from './messages.ts';
import type { GatewayAnswer } from './refundView.ts';

type Schemas = components['schemas'];
type StaffSession = Session<StaffRole>;

/** How long a response waits for the gateway; the payment worker continues afterwards. */
const lookUpMs = 4000;
const refundMs = 8000;

/** Compares the refunds of an order with the gateway's. */
export async function lookUpRefunds(services: Services, order: OrderRow): Promise<GatewayAnswer> {
  const { payment } = await moneyOf(services.db, order);
  return payment ? sendRefunds(services, payment.id, lookUpMs) : 'none';
}

type Creation = {
  orderId: string;
  /** The client's idempotency key. */
  key: string | undefined;
  refund: Schemas['OrderRefundRequest'];
};

/** Cancels an order, takes goods back or gives money back; one to the card is sent at once. */
export async function createOrderRefund(
  services: Services,
  session: StaffSession,
  { orderId, key, refund }: Creation,
): Promise<GatewayAnswer> {
  const request = ['createOrderRefund', orderId, refund];
  const attempt = { personId: session.personId, key, request };
  const { paymentId } = await once(services.db, attempt, async (tx) => {
    const actor = await actorOf(tx, session);
    const order = await lockPlaced(tx, orderId);
    await refuseUnlessKnown(tx, orderId, refund.changeId);
    const { kind, amount, means, items = [], toShelf } = refund;
    const reason = refund.reason.trim();
    if (reason === '') throw notAllowed([{ field: 'reason', message: messages.refundReason }]);
    const { id: staffId, sessionId } = actor;
    const created = await createRefund(
      tx,
      order,
      { kind, amount, means, items, toShelf, reason },
      { id: staffId, sessionId },
    );
    if ('refused' in created) throw refusal(created.refused);
    const [changed] = await ordersById(tx, [orderId]);
    await writeStaffLog(tx, actor, {
      action: 'create_refund',
      ...subjectsOf([order]),
      before: statusesOf(order),
      after: {
        ...(changed && statusesOf(changed)),
        refund: created.refundId,
        kind,
        amount,
        ...(means !== undefined && { means }),
        ...(items.length > 0 && { items }),
        ...(toShelf !== undefined && { toShelf }),
      },
      reason,
    });
    return created;
  });
  return sendRefunds(services, paymentId, refundMs);
}

type Settlement = { orderId: string; refundId: string; means: 'card' | 'cash' | 'other' };

/** Settles a refund that the gateway has refused: sends it again, or records that the money went back in another way. */
export async function settleOrderRefund(
  services: Services,
  session: StaffSession,
  { orderId, refundId, means }: Settlement,
): Promise<GatewayAnswer> {
  const settled = await transact(services.db, async (tx) => {
    const actor = await actorOf(tx, session);
    const order = await lockPlaced(tx, orderId);
    const refund = await settleRefund(tx, order, refundId, means, actor.id);
    if (!refund) throw notFound();
    if (refund.state !== 'failed') return refund;
    await writeStaffLog(tx, actor, {
      action: 'settle_refund',
      ...subjectsOf([order]),
      before: { refund: refundId, state: refund.state, failure: refund.failure },
      after: { means, state: means === 'card' ? 'due' : 'done' },
    });
    return refund;
  });
  return sendRefunds(services, means === 'card' ? settled.paymentId : null, refundMs);
}

/** Sends what is due of a payment, and waits for the gateway; without a payment nothing is sent. */
async function sendRefunds(
  services: Services,
  paymentId: string | null,
  ms: number,
): Promise<GatewayAnswer> {
  if (paymentId === null) {
    notifyProcesses(services);
    return 'none';
  }
  return (await refundWithin(services, paymentId, ms)) ? 'checked' : 'unreachable';
}

/** False if the gateway gave no result in this time. */
async function refundWithin(services: Services, paymentId: string, ms: number): Promise<boolean> {
  const refunding = refundPayment(services, paymentId).then(
    () => true,
    (error: unknown) => {
      services.onError(error);
      return false;
    },
  );
  const isDone = await Promise.race([refunding, sleep(ms, false, { ref: false })]);
  notifyProcesses(services);
  return isDone;
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
