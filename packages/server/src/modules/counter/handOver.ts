import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import { type Queries, transact } from '../../db/database.ts';
import type { RefusedHandOverReason, Tables } from '../../db/schema.ts';
import { conflict, type FieldError, notAllowed, notFound } from '../../http/errors.ts';
import { once } from '../../http/idempotency.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { changeOrderStatus } from '../checkout/index.ts';
import { notifyProcesses, writeEvent } from '../live/index.ts';
import { lockFinishedOrder, undoHandOver } from '../orders/index.ts';
import { type Actor, actorOf, type LogValues, subjectsOf, writeStaffLog } from '../staff/index.ts';
import { messages } from './messages.ts';
import { dueOf, stateOf } from './pickupState.ts';
import { handedOverUnder, isHandOver, type PickupRow, pickupById } from './pickups.queries.ts';
import { handOverOf, undoUntil } from './pickupView.ts';
import { insertRefusedHandOver, wasRefused } from './refusedHandOvers.queries.ts';
import { lastSessionOnDevice } from './unsentHandOvers.queries.ts';

type Schemas = components['schemas'];
type Payment = Omit<Schemas['HandOverPayment'], 'handedOverAt' | 'madeBy'>;
type StaffSession = Session<StaffRole>;

type HandOver = {
  orderId: string;
  /** The client's idempotency key. */
  key: string | undefined;
  body: Schemas['HandOverPayment'];
};

/** Hands an order over; a refusal of goods that have left already is stored, for staff to settle. */
export async function handOver(
  services: Services,
  session: StaffSession,
  { orderId, key, body }: HandOver,
): Promise<void> {
  const { handedOverAt, madeBy, ...payment } = body;
  // The fingerprint has neither time nor maker: the counter adds them once it no longer waits for the response.
  const request = ['handOverPickup', orderId, payment];
  const attempt = { personId: session.personId, key, request };
  const outcome = await once(services.db, attempt, async (tx): Promise<Outcome> => {
    const actor = await actorOf(tx, session);
    // The second of two desks waits here, and then reads the hand-over of the first.
    const row = await lockPickup(tx, orderId);
    // The device sends a key again in another session if the response was lost.
    if (key !== undefined && (await handedOverUnder(tx, orderId, key))) return { orderId };
    if (key !== undefined && (await wasRefused(tx, orderId, key)))
      return { orderId, refused: whyNotOpen(row) };
    const deskAt = handedOverAt === undefined ? undefined : deskTime(handedOverAt, row);
    const maker =
      deskAt === undefined || madeBy === undefined
        ? undefined
        : await lastSessionOnDevice(tx, madeBy, session.deviceId);
    const { id, sessionId } = maker ?? actor;
    const attributed = {
      payment,
      staff: { id, sessionId },
      handOver: { key, deskAt },
      logged: {
        ...(deskAt && { deskAt: deskAt.toISOString() }),
        ...(maker && { till: maker.name }),
      },
    };
    const refusal = refusalOf(row, payment, deskAt !== undefined);
    if (!refusal) await storeHandOver(tx, actor, row, attributed);
    else if (deskAt === undefined) throw conflict(refusal.message);
    else await storeRefusal(tx, actor, row, { ...attributed, deskAt, reason: refusal.reason });
    return { orderId, ...(refusal && { refused: refusal.message }) };
  });
  notifyProcesses(services);
  if (outcome.refused !== undefined) throw conflict(outcome.refused);
}

/**
 * Stored with the key: a repeat is refused even if the order is open again by then. It has no data of the customer,
 * since a repeat reads the order again.
 */
type Outcome = {
  orderId: string;
  /** The message for a counter whose goods have left. */
  refused?: string;
};

type Attributed = {
  payment: Payment;
  staff: { id: string; sessionId: string };
  handOver: { key: string | undefined; deskAt: Date | undefined };
  logged: LogValues;
};

async function storeHandOver(
  tx: Transaction<Tables>,
  actor: Actor,
  row: PickupRow,
  { payment, staff, handOver, logged }: Attributed,
): Promise<void> {
  const paid = paymentFor(row, payment);
  await writeStaffLog(tx, actor, {
    action: 'hand_over',
    ...subjectsOf([row]),
    before: { deliveryStatus: row.deliveryStatus },
    after: { deliveryStatus: 'received', ...paid, ...logged },
  });
  const note = { staff, payment: paid, handOver };
  const changed = await changeOrderStatus(tx, row.id, { status: 'received' }, note);
  if ('refused' in changed) throw conflict(whyNotOpen(row));
}

async function storeRefusal(
  tx: Transaction<Tables>,
  actor: Actor,
  row: PickupRow,
  {
    payment,
    staff,
    handOver: { key },
    logged,
    deskAt,
    reason,
  }: Attributed & { deskAt: Date; reason: RefusedHandOverReason },
): Promise<void> {
  await writeStaffLog(tx, actor, {
    action: 'refuse_hand_over',
    ...subjectsOf([row]),
    after: { ...logged, ...payment },
    reason,
  });
  const { id: staffId, sessionId } = staff;
  await insertRefusedHandOver(tx, {
    orderId: row.id,
    key,
    deskAt,
    reason,
    staffId,
    sessionId,
    payment,
  });
  await writeEvent(tx, { type: 'report' });
}

type Undo = { orderId: string; handOverId: string; reason?: string | undefined };

/** Takes a hand-over back, with its payment; without effect if that one was taken back before. */
export async function undoPickup(
  services: Services,
  session: StaffSession,
  { orderId, handOverId, reason = '' }: Undo,
): Promise<void> {
  await transact(services.db, async (tx) => {
    const actor = await actorOf(tx, session);
    const row = await lockPickup(tx, orderId);
    if (row.handOverId !== handOverId) return refuseUnlessUndone(tx, row, handOverId);
    const isLate = row.handedOverAt !== null && Date.now() > undoUntil(row.handedOverAt);
    const note = reason.trim() === '' ? undefined : reason.trim();
    if (isLate && note === undefined)
      throw notAllowed([{ field: 'reason', message: messages.reasonRequired }]);
    await writeStaffLog(tx, actor, {
      action: 'undo_hand_over',
      ...subjectsOf([row]),
      before: { deliveryStatus: row.deliveryStatus, ...paidFor(row) },
      after: { deliveryStatus: 'pending' },
      reason: note,
    });
    const staff = { id: actor.id, sessionId: actor.sessionId };
    const undone = await undoHandOver(tx, orderId, { reason: note, staff });
    if ('refused' in undone)
      throw conflict(undone.refused === 'refunded_before' ? messages.notOpen.refunded : undefined);
  });
  notifyProcesses(services);
}

/** A device's clock may be wrong: a time in the future, or before the order, becomes the present. */
function deskTime(handedOverAt: string, { createdAt }: PickupRow): Date {
  const at = new Date(handedOverAt);
  return at.getTime() > Date.now() || at < createdAt ? new Date() : at;
}

type Refusal = { reason: RefusedHandOverReason; message: string };

/** Why the order cannot be handed over; another payment than the one due only if the goods have left. */
function refusalOf(row: PickupRow, payment: Payment, hasLeft: boolean): Refusal | undefined {
  const state = stateOf(row);
  if (state !== 'open') return { reason: state, message: whyNotOpen(row) };
  const due = dueOf(row);
  if (!hasLeft || (payment.amount ?? 0) === due) return undefined;
  const message = due === 0 ? messages.nothingDue : messages.amountDiffers(due);
  return { reason: 'payment_differs', message };
}

/** Locks the order, then reads it. */
async function lockPickup(tx: Transaction<Tables>, orderId: string): Promise<PickupRow> {
  await lockFinishedOrder(tx, orderId);
  const row = await pickupById(tx, orderId);
  if (!row) throw notFound();
  return row;
}

/** A repeat of an undo has no further effect; a hand-over that followed it is not taken back. */
async function refuseUnlessUndone(tx: Queries, row: PickupRow, handOverId: string): Promise<void> {
  if (!(await isHandOver(tx, row.id, handOverId))) throw notFound();
  const later = handOverOf(row);
  if (later) throw conflict(messages.handedOverAgain(new Date(later.at), later.by));
}

function whyNotOpen(row: PickupRow): string {
  const handOver = handOverOf(row);
  return handOver
    ? messages.handedOver(new Date(handOver.at), handOver.by)
    : messages.notOpen[stateOf(row)];
}

/** What was paid at the counter: both parts if the order is to be paid there, otherwise none. */
function paymentFor(row: PickupRow, { means, amount }: Payment) {
  const due = dueOf(row);
  const errors: FieldError[] = [];
  if (due === 0) {
    if (means !== undefined) errors.push({ field: 'means', message: messages.nothingDue });
    if (amount !== undefined) errors.push({ field: 'amount', message: messages.nothingDue });
    if (errors.length > 0) throw notAllowed(errors);
    return undefined;
  }
  if (means === undefined) errors.push({ field: 'means', message: messages.meansRequired });
  if (amount !== due) errors.push({ field: 'amount', message: messages.amountDiffers(due) });
  if (means === undefined || amount === undefined || errors.length > 0) throw notAllowed(errors);
  return { means, amount };
}

const paidFor = ({ means, amount }: PickupRow) => (means === null ? {} : { means, amount });
