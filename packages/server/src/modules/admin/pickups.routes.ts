import type { components } from '@homestand/api-client';
import type { Transaction } from 'kysely';
import { type Queries, transact } from '../../db/database.ts';
import { toPage } from '../../db/page.ts';
import type { Tables } from '../../db/schema.ts';
import type { Handlers } from '../../http/contract.ts';
import { conflict, type FieldError, notAllowed, notFound } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import { idempotencyKey, once } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { changeOrderStatus } from '../checkout/index.ts';
import { notifyProcesses } from '../live/index.ts';
import { type Item, itemsOf, lockFinishedOrder, undoHandOver } from '../orders/index.ts';
import { actorOf } from './actor.ts';
import { messages } from './messages.ts';
import { dueOf, stateOf } from './pickupState.ts';
import {
  countsOfPickups,
  findPickups,
  handOversOf,
  isHandOver,
  type PickupRow,
  pickupById,
} from './pickups.queries.ts';
import { writeStaffLog } from './staffLog.queries.ts';

type PickupHandlers = Pick<
  Handlers,
  'searchPickups' | 'getPickup' | 'handOverPickup' | 'undoHandOver' | 'listHandOvers'
>;

type Payment = components['schemas']['HandOverPayment'];

/** How long an undo needs no reason: ten seconds on the screen, five for the way. */
const undoMs = 15_000;
const mostHandOvers = 20;

export function pickupsRoutes(services: Services): PickupHandlers {
  const { db } = services;

  return {
    async searchPickups({ session, query }) {
      const { rows, totalCount } = await findPickups(db, query.query, query);
      if (rows.length > 0)
        await writeStaffLog(db, await actorOf(db, session), {
          action: 'search_pickups',
          orderIds: rows.map(({ id }) => id),
          fanIds: [...new Set(rows.map(({ userId }) => userId))],
          after: { query: query.query },
        });
      const items = await itemsOf(
        db,
        rows.map(({ id }) => id),
      );
      return toPage(
        rows.map((row) => view(row, items.get(row.id) ?? [])),
        totalCount,
        query,
      );
    },

    async getPickup({ session, path }) {
      const row = await pickupById(db, path.orderId);
      if (!row) throw notFound();
      await writeStaffLog(db, await actorOf(db, session), {
        action: 'read_pickup',
        orderIds: [row.id],
        fanIds: [row.userId],
      });
      return view(row, await itemsOfOrder(db, row.id));
    },

    async handOverPickup({ session, path: { orderId }, body, request }) {
      const { personId } = session;
      const asked = ['handOverPickup', orderId, body] as const;
      await once(db, { personId, key: idempotencyKey(request), asked }, async (tx) => {
        const actor = await actorOf(tx, session);
        // Of two desks one waits here, and then reads the hand-over of the other.
        const row = await lockPickup(tx, orderId);
        if (stateOf(row) !== 'open') throw conflict(whyNotOpen(row));
        const payment = paymentFor(row, body);
        await writeStaffLog(tx, actor, {
          action: 'hand_over',
          orderIds: [orderId],
          fanIds: [row.userId],
          before: { deliveryStatus: row.deliveryStatus },
          after: { deliveryStatus: 'received', ...payment },
        });
        const staff = { id: actor.id, sessionId: actor.sessionId };
        const change = { status: 'received' as const };
        const changed = await changeOrderStatus(tx, orderId, change, { staff, payment });
        if ('refused' in changed) throw conflict(whyNotOpen(row));
        // Stored for repeats of the key, which read the order again: no customer's data is kept with it.
        return { orderId };
      });
      notifyProcesses(services);
      return viewOf(db, orderId);
    },

    async undoHandOver({ session, path: { orderId }, body: { handOverId, reason = '' } }) {
      await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        const row = await lockPickup(tx, orderId);
        if (row.handOverId !== handOverId) return refuseUnlessUndone(tx, row, handOverId);
        const isLate = row.handedOverAt !== null && Date.now() > undoUntil(row.handedOverAt);
        const why = reason.trim() === '' ? undefined : reason.trim();
        if (isLate && why === undefined)
          throw notAllowed([{ field: 'reason', message: messages.reasonRequired }]);
        await writeStaffLog(tx, actor, {
          action: 'undo_hand_over',
          orderIds: [orderId],
          fanIds: [row.userId],
          before: { deliveryStatus: row.deliveryStatus, ...paidFor(row) },
          after: { deliveryStatus: 'pending' },
          reason: why,
        });
        const staff = { id: actor.id, sessionId: actor.sessionId };
        const undone = await undoHandOver(tx, orderId, { reason: why, staff });
        if ('refused' in undone) throw conflict();
      });
      notifyProcesses(services);
      return viewOf(db, orderId);
    },

    async listHandOvers({ session }) {
      const [rows, counts] = await Promise.all([
        handOversOf(db, session.id, mostHandOvers),
        countsOfPickups(db),
      ]);
      return {
        list: rows.map(({ at, undoneAt, amount, ...row }) => ({
          ...row,
          at: at.toISOString(),
          amount: amount ?? 0,
          undoUntil: new Date(undoUntil(at)).toISOString(),
          undoneAt: undoneAt?.toISOString() ?? null,
        })),
        ...counts,
      };
    },
  };
}

const undoUntil = (handedOverAt: Date): number => handedOverAt.getTime() + undoMs;

/** The order as it is once nobody else can change it. */
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
  const made = handOverOf(row);
  return made ? messages.handedOver(new Date(made.at), made.by) : messages.notOpen[stateOf(row)];
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

async function viewOf(db: Queries, orderId: string) {
  const row = await pickupById(db, orderId);
  if (!row) throw notFound();
  return view(row, await itemsOfOrder(db, orderId));
}

const itemsOfOrder = async (db: Queries, orderId: string): Promise<Item[]> =>
  (await itemsOf(db, [orderId])).get(orderId) ?? [];

function view(row: PickupRow, items: readonly Item[]): components['schemas']['StaffPickup'] {
  const { id, createdAt, updatedAt, name, totalPrice } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    state: stateOf(row),
    name,
    totalPrice,
    due: dueOf(row),
    memo: row.memo,
    // Without the shipping fee.
    items: items
      .filter(({ productId }) => productId > 0)
      .map(({ productId, productName, quantity, imageFiles: [picture] }) => ({
        productId,
        productName,
        quantity,
        imageUrl: picture === undefined ? null : fileAddress(picture),
      })),
    handOver: handOverOf(row),
  };
}

function handOverOf(row: PickupRow): components['schemas']['HandOver'] | null {
  if (row.deliveryStatus !== 'received') return null;
  // From before the order history: the last change is the hand-over.
  const at = row.handedOverAt ?? row.updatedAt;
  return {
    id: row.handOverId,
    at: at.toISOString(),
    by: row.handedOverBy,
    means: row.means,
    amount: row.amount ?? 0,
    undoUntil: new Date(undoUntil(at)).toISOString(),
  };
}
