import type { components } from '@homestand/api-client';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import { type Queries, transact } from '../../db/database.ts';
import { toPage } from '../../db/page.ts';
import type { RefusedHandOverReason, Tables } from '../../db/schema.ts';
import type { Handlers } from '../../http/contract.ts';
import { conflict, type FieldError, notAllowed, notFound } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import { idempotencyKey, once } from '../../http/idempotency.ts';
import { consume } from '../../http/limits.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { changeOrderStatus } from '../checkout/index.ts';
import { notifyProcesses, writeEvent } from '../live/index.ts';
import {
  itemsOf,
  lockFinishedOrder,
  type OrderedItem,
  refundedYen,
  refundSums,
  undoHandOver,
} from '../orders/index.ts';
import { actorOf, writeReading, writeStaffLog } from '../staff/index.ts';
import { messages } from './messages.ts';
import { dueOf, stateOf } from './pickupState.ts';
import {
  countsOfPickups,
  findPickups,
  handedOverUnder,
  handOversOf,
  isHandOver,
  lastPickupChange,
  openPickupIdsOf,
  openPickups,
  type PickupRow,
  pickupById,
  pickupsChangedSince,
} from './pickups.queries.ts';
import { insertRefusedHandOver, wasRefused } from './refusedHandOvers.queries.ts';
import { lastSessionOnDevice, noteUnsent } from './unsentHandOvers.queries.ts';

type PickupHandlers = Pick<
  Handlers,
  | 'searchPickups'
  | 'getPickup'
  | 'listOpenPickups'
  | 'handOverPickup'
  | 'undoHandOver'
  | 'listHandOvers'
>;

type Payment = Omit<components['schemas']['HandOverPayment'], 'handedOverAt' | 'madeBy'>;

/** How long an undo needs no reason: ten seconds on the screen, five for the way. */
const undoMs = 15_000;
const mostHandOvers = 20;
/** Pickups that a counter downloads for its work without the server. */
const mostOpen = 3000;
/** A transaction may have begun, which sets the time of its change, so long before its change is seen. */
const overlapMs = 15_000;
/** Orders that a row of the log names; of more it has the number. */
const mostLogged = 500;

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
      return toPage(await viewsOf(db, rows), totalCount, query);
    },

    async getPickup({ session, path }) {
      const row = await pickupById(db, path.orderId);
      if (!row) throw notFound();
      await writeReading(db, await actorOf(db, session), {
        action: 'read_pickup',
        orderIds: [row.id],
        fanIds: [row.userId],
      });
      return viewOfRow(db, row);
    },

    async listOpenPickups({ session, query }) {
      // The time first: what changes from now on is in the next answer.
      const { now } = await lastPickupChange(db);
      if (query.since === undefined) return listOfOpen(session, now);
      const rows = await pickupsChangedSince(db, sinceOf(query.since), mostOpen);
      // So much has changed that the whole list is shorter.
      if (rows.length === mostOpen) return listOfOpen(session, now);
      return listView(session, now, rows, false);
    },

    async handOverPickup({ session, path: { orderId }, body, request }) {
      const { personId } = session;
      const { handedOverAt, madeBy, ...given } = body;
      const key = idempotencyKey(request);
      // Without the time: a counter adds it as soon as it does not wait for the response any longer. Nor whose it was.
      const asked = ['handOverPickup', orderId, given] as const;
      const done = await once(db, { personId, key, asked }, async (tx): Promise<Done> => {
        const actor = await actorOf(tx, session);
        // Of two desks one waits here, and then reads the hand-over of the other.
        const row = await lockPickup(tx, orderId);
        // The key of another session of this device, whose response was lost.
        if (key !== undefined && (await handedOverUnder(tx, orderId, key))) return { orderId };
        if (key !== undefined && (await wasRefused(tx, orderId, key)))
          return { orderId, refused: whyNotOpen(row) };
        const deskAt = handedOverAt === undefined ? undefined : deskTime(handedOverAt, row);
        const maker =
          deskAt === undefined || madeBy === undefined
            ? undefined
            : await lastSessionOnDevice(tx, madeBy, session.deviceId);
        const { id: staffId, sessionId } = maker ?? actor;
        const made = {
          ...(deskAt && { deskAt: deskAt.toISOString() }),
          ...(maker && { till: maker.name }),
        };
        const refusal = refusalOf(row, given, deskAt !== undefined);
        if (refusal && deskAt === undefined) throw conflict(refusal.message);
        if (refusal && deskAt) {
          const { reason } = refusal;
          await writeStaffLog(tx, actor, {
            action: 'refuse_hand_over',
            orderIds: [orderId],
            fanIds: [row.userId],
            after: { ...made, ...given },
            reason,
          });
          const refused = { orderId, key, deskAt, reason, staffId, sessionId, payment: given };
          await insertRefusedHandOver(tx, refused);
          await writeEvent(tx, { type: 'report' });
          // Stored, so that a repeat is refused even if the order is open again by then.
          return { orderId, refused: refusal.message };
        }
        const payment = paymentFor(row, given);
        await writeStaffLog(tx, actor, {
          action: 'hand_over',
          orderIds: [orderId],
          fanIds: [row.userId],
          before: { deliveryStatus: row.deliveryStatus },
          after: { deliveryStatus: 'received', ...payment, ...made },
        });
        const staff = { id: staffId, sessionId };
        const change = { status: 'received' as const };
        const note = { staff, payment, handOver: { key, deskAt } };
        const changed = await changeOrderStatus(tx, orderId, change, note);
        if ('refused' in changed) throw conflict(whyNotOpen(row));
        // Stored for repeats of the key, which read the order again: no customer's data is inForce with it.
        return { orderId };
      });
      notifyProcesses(services);
      if (done.refused !== undefined) throw conflict(done.refused);
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
        if ('refused' in undone)
          throw conflict(
            undone.refused === 'refunded_before' ? messages.notOpen.refunded : undefined,
          );
      });
      notifyProcesses(services);
      return viewOf(db, orderId);
    },

    async listHandOvers({ session, query: { unsent } }) {
      if (unsent !== undefined) await noteUnsent(db, session, unsent);
      const [rows, counts, { changedAt }] = await Promise.all([
        handOversOf(db, session.id, mostHandOvers),
        countsOfPickups(db),
        lastPickupChange(db),
      ]);
      return {
        list: rows.map(({ at, changedAt, undoneAt, amount, ...row }) => ({
          ...row,
          at: at.toISOString(),
          amount: amount ?? 0,
          undoUntil: new Date(undoUntil(changedAt)).toISOString(),
          undoneAt: undoneAt?.toISOString() ?? null,
        })),
        ...counts,
        changedAt: changedAt?.toISOString() ?? null,
      };
    },
  };

  /**
   * What a counter downloads. The staff log has the numbers and fans of what changed; a whole list has every open pickup,
   * so that its number is enough.
   */
  async function listView(
    session: Session<StaffRole>,
    now: Date,
    rows: PickupRow[],
    whole: boolean,
  ) {
    const open = rows.filter((row) => stateOf(row) === 'open');
    const closed = rows.filter((row) => stateOf(row) !== 'open');
    if (open.length > 0)
      await writeStaffLog(db, await actorOf(db, session), {
        action: 'download_pickups',
        ...(whole || open.length > mostLogged
          ? { after: { count: open.length } }
          : {
              orderIds: open.map(({ id }) => id),
              fanIds: [...new Set(open.map(({ userId }) => userId))],
            }),
      });
    return {
      at: now.toISOString(),
      whole,
      list: await viewsOf(db, open),
      closed: closed.map((row) => ({
        id: row.id,
        state: stateOf(row),
        updatedAt: row.updatedAt.toISOString(),
        totalPrice: row.totalPrice,
        handOver: handOverOf(row),
      })),
    };
  }

  async function listOfOpen(session: Session<StaffRole>, now: Date) {
    await consume(db, 'wholePickupList', session.personId);
    return listView(session, now, await openPickups(db, mostOpen), true);
  }
}

/** Stored with the key; `refused` is the message for a counter whose goods have left. */
type Done = { orderId: string; refused?: string };

/** A time that is too far away for the database means everything. */
const sinceOf = (since = '') => new Date(Math.max(0, Date.parse(since) - overlapMs));

/** The clock of a device may be wrong: a hand-over that has not come yet, or was before its order, is now. */
function deskTime(given: string, { createdAt }: PickupRow): Date {
  const at = new Date(given);
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
  return viewOfRow(db, row);
}

async function viewOfRow(db: Queries, row: PickupRow): Promise<View> {
  const [only] = await viewsOf(db, [row]);
  if (!only) throw notFound();
  return only;
}

type View = components['schemas']['StaffPickup'];

/** A fan with more is rare, and the counter shows how many it has. */
const mostOthers = 20;

async function viewsOf(db: Queries, rows: readonly PickupRow[]): Promise<View[]> {
  const open = rows.filter((row) => stateOf(row) === 'open');
  const [items, refunds, waiting] = await Promise.all([
    itemsOf(
      db,
      rows.map(({ id }) => id),
    ),
    refundSums(
      db,
      open.map(({ id }) => id),
    ),
    openPickupIdsOf(db, [...new Set(open.map(({ userId }) => userId))]),
  ]);
  return rows.map((row) => {
    const ofFan = stateOf(row) === 'open' ? (waiting.get(row.userId) ?? []) : [];
    const otherIds = ofFan.filter((id) => id !== row.id).slice(0, mostOthers);
    return view(row, items.get(row.id) ?? [], refundedYen(refunds.get(row.id)), otherIds);
  });
}

function view(
  row: PickupRow,
  items: readonly OrderedItem[],
  refunded: number,
  otherIds: string[],
): View {
  const { id, createdAt, updatedAt, name, kana, totalPrice } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    state: stateOf(row),
    name,
    kana,
    totalPrice,
    due: dueOf(row),
    ...(refunded > 0 && { refunded }),
    memo: row.memo,
    // Without the shipping fee.
    items: items
      .filter(({ productId }) => productId > 0)
      .map(({ productId, productName, quantity, refunded, imageFiles: [picture] }) => ({
        productId,
        productName,
        quantity,
        ...(refunded > 0 && { refunded }),
        imageUrl: picture === undefined ? null : fileAddress(picture),
      })),
    handOver: handOverOf(row),
    otherIds,
  };
}

function handOverOf(row: PickupRow): components['schemas']['HandOver'] | null {
  if (row.deliveryStatus !== 'received') return null;
  // From before the order history: the last change is the hand-over.
  const at = row.handedOverAt ?? row.updatedAt;
  return {
    id: row.handOverId,
    at: (row.deskAt ?? at).toISOString(),
    by: row.handedOverBy,
    means: row.means,
    amount: row.amount ?? 0,
    undoUntil: new Date(undoUntil(at)).toISOString(),
  };
}
