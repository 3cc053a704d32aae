import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import { itemsOf, matchView, type OrderedItem, refundedYen, refundSums } from '../orders/index.ts';
import { dueOf, stateOf } from './pickupState.ts';
import { openPickupIdsOf, type PickupRow, pickupById } from './pickups.queries.ts';

type View = components['schemas']['StaffPickup'];

/** Other open pickups of the fan in a view; the counter shows their number, and more are rare. */
const maxOthers = 20;

/** How long an undo needs no reason: ten seconds on the screen, five for the way. */
const undoMs = 15_000;

export const undoUntil = (handedOverAt: Date): number => handedOverAt.getTime() + undoMs;

export async function pickupView(db: Queries, orderId: string) {
  const row = await pickupById(db, orderId);
  if (!row) throw notFound();
  return viewOfRow(db, row);
}

export async function viewOfRow(db: Queries, row: PickupRow): Promise<View> {
  const [view] = await viewsOf(db, [row]);
  if (!view) throw notFound();
  return view;
}

export async function viewsOf(db: Queries, rows: readonly PickupRow[]): Promise<View[]> {
  const open = rows.filter((row) => stateOf(row) === 'open');
  const [items, refunds, openIds] = await Promise.all([
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
    const fansOpenIds = stateOf(row) === 'open' ? (openIds.get(row.userId) ?? []) : [];
    const otherIds = fansOpenIds.filter((id) => id !== row.id).slice(0, maxOthers);
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
    ...matchView(row.match),
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
      .map(({ productId, productName, option, quantity, refunded, imageFiles: [picture] }) => ({
        productId,
        productName,
        ...(option && { option }),
        quantity,
        ...(refunded > 0 && { refunded }),
        imageUrl: picture === undefined ? null : fileAddress(picture),
      })),
    handOver: handOverOf(row),
    otherIds,
  };
}

export function handOverOf(row: PickupRow): components['schemas']['HandOver'] | null {
  if (row.deliveryStatus !== 'received') return null;
  // Orders handed over before the order history have no entry: their last change was the hand-over.
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
