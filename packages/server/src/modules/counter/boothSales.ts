import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import { transact } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Tables } from '../../db/schema.ts';
import { conflict, notAllowed, notFound } from '../../http/errors.ts';
import { once } from '../../http/idempotency.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses, writeEvent } from '../live/index.ts';
import { sellAtBooth, undoBoothPieces } from '../orders/index.ts';
import { actorOf, writeStaffLog } from '../staff/index.ts';
import {
  anyOption,
  type BoothSaleRow,
  boothOptions,
  boothSale,
  insertBoothSale,
  lockBoothSale,
  noteBoothUndo,
} from './boothSales.queries.ts';
import { messages } from './messages.ts';
import { undoUntil } from './pickupView.ts';
import { lastSessionOnDevice } from './unsentHandOvers.queries.ts';

type Schemas = components['schemas'];
type StaffSession = Session<StaffRole>;
type Tx = Transaction<Tables>;
type Sold = Omit<Schemas['NewBoothSale'], 'soldAt' | 'madeBy'>;

/**
 * Records goods that were sold at a booth: off the stock, and their money in the till. The goods have left, so that it is
 * recorded also if there were not so many.
 */
export async function recordBoothSale(
  services: Services,
  session: StaffSession,
  { key, body }: { key: string | undefined; body: Schemas['NewBoothSale'] },
): Promise<Schemas['BoothSale']> {
  const { db } = services;
  const { soldAt, madeBy, ...sold } = body;
  // Without time and maker, as of a hand-over: the counter adds them once it no longer waits for the response.
  const attempt = { personId: session.personId, key, request: ['recordBoothSale', sold] };
  const { id } = await once(db, attempt, async (tx) => {
    const actor = await actorOf(tx, session);
    const saleId = key ?? newId();
    // The device sends a key again in another session if the response was lost.
    const first = await boothSale(tx, saleId);
    if (first) {
      if (!isSame(first, sold)) throw conflict();
      return { id: saleId };
    }
    const deskAt = soldAt === undefined ? undefined : pastOf(soldAt);
    const maker =
      deskAt && madeBy !== undefined
        ? await lastSessionOnDevice(tx, madeBy, session.deviceId)
        : undefined;
    const option = await optionOf(tx, sold, deskAt !== undefined);
    const { optionId, quantity, price, means } = sold;
    const short = await sellAtBooth(tx, { optionId, pieces: quantity });
    await insertBoothSale(tx, {
      ...{ id: saleId, optionId, quantity, price, means, short },
      productName: option.productName,
      optionLabel: option.label,
      staffId: maker?.id ?? actor.id,
      sessionId: maker?.sessionId ?? actor.sessionId,
      deskAt: deskAt ?? null,
    });
    await writeStaffLog(tx, actor, {
      action: 'sell_at_booth',
      after: {
        ...goodsOf(option),
        quantity,
        means,
        amount: price * quantity,
        ...(short > 0 && { short }),
        ...(deskAt && { deskAt: deskAt.toISOString() }),
        ...(maker && { till: maker.name }),
      },
    });
    // The figures of the day have changed.
    await writeEvent(tx, { type: 'report' });
    return { id: saleId };
  });
  notifyProcesses(services);
  return viewOf(await boothSale(db, id));
}

/** Takes a sale back, with its money; a repeat has no further effect. */
export async function undoBoothSale(
  services: Services,
  session: StaffSession,
  { saleId, reason = '' }: { saleId: string; reason?: string | undefined },
): Promise<Schemas['BoothSale']> {
  const { db } = services;
  await transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    const sale = await lockBoothSale(tx, saleId);
    if (!sale) throw notFound();
    if (sale.undoneAt) return;
    const note = reason.trim() === '' ? undefined : reason.trim();
    if (note === undefined && Date.now() > undoUntil(sale.recordedAt))
      throw notAllowed([{ field: 'reason', message: messages.reasonRequired }]);
    const { optionId, quantity, price, means, productId } = sale;
    await undoBoothPieces(tx, { optionId, pieces: quantity });
    await noteBoothUndo(tx, saleId);
    const goods = goodsOf({ id: optionId, productId, label: sale.optionLabel });
    await writeStaffLog(tx, actor, {
      action: 'undo_booth_sale',
      before: { ...goods, quantity, means, amount: price * quantity },
      reason: note,
    });
    await writeEvent(tx, { type: 'report' });
  });
  notifyProcesses(services);
  return viewOf(await boothSale(db, saleId));
}

/** What is sold now, at its price; what has left already, at the price that was paid. */
async function optionOf(tx: Tx, { optionId, price }: Sold, hasLeft: boolean) {
  if (hasLeft) {
    const option = await anyOption(tx, optionId);
    if (!option) throw notFound();
    return option;
  }
  const [option] = await boothOptions(tx, optionId);
  if (!option) throw notAllowed([{ field: 'optionId', message: messages.booth.notSold }]);
  if (option.price !== price)
    throw notAllowed([{ field: 'price', message: messages.booth.priceIs(option.price) }]);
  return option;
}

const isSame = (sale: BoothSaleRow, sold: Sold) =>
  sale.optionId === sold.optionId &&
  sale.quantity === sold.quantity &&
  sale.price === sold.price &&
  sale.means === sold.means;

const goodsOf = ({ id, productId, label }: { id: number; productId: number; label: string }) => ({
  productId,
  ...(label !== '' && { optionId: id }),
});

/** A device's clock may be wrong: a time in the future becomes the present. */
function pastOf(soldAt: string): Date {
  const at = new Date(soldAt);
  return at.getTime() > Date.now() ? new Date() : at;
}

export function viewOf(sale: BoothSaleRow | undefined): Schemas['BoothSale'] {
  if (!sale) throw notFound();
  const { id, optionId, productName: name, optionLabel: label, quantity, price, means } = sale;
  return {
    ...{ id, optionId, name, label, quantity, price, means },
    amount: price * quantity,
    short: sale.short,
    at: (sale.deskAt ?? sale.recordedAt).toISOString(),
    undoUntil: new Date(undoUntil(sale.recordedAt)).toISOString(),
    undoneAt: sale.undoneAt?.toISOString() ?? null,
  };
}
