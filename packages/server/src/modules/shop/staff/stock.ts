import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import { conflict, type HttpError, notAllowed, notFound } from '../../../http/errors.ts';
import { once } from '../../../http/idempotency.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import type { StockRefusal } from '../../orders/index.ts';
import { actorOf } from '../../staff/index.ts';
import { changeStock, type StockChange } from './changeStock.ts';
import { messages } from './messages.ts';
import { optionStocks } from './products.queries.ts';
import { stockView } from './productView.ts';

type Schemas = components['schemas'];
type StaffSession = Session<StaffRole>;

/** Sets a stock to a count, begins to count it, or ends that. */
export function putStockCount(
  services: Services,
  session: StaffSession,
  optionId: number,
  { count, version, reason }: Schemas['StockCountChange'],
): Promise<Schemas['ShopStock']> {
  const note = reason?.trim() || undefined;
  return write(services, session, {
    optionId,
    change: count === null ? { count } : { count, version: version ?? undefined },
    reason: note,
    field: 'count',
  });
}

/** Adds pieces to a stock, or takes some off it. */
export async function adjustShopStock(
  services: Services,
  session: StaffSession,
  {
    optionId,
    change,
    reason,
    key,
  }: { optionId: number; change: number; reason: string; key: string | undefined },
): Promise<Schemas['ShopStock']> {
  if (reason.trim() === '')
    throw notAllowed([{ field: 'reason', message: messages.reasonMissing }]);
  if (change === 0) throw notAllowed([{ field: 'change', message: messages.changeMissing }]);
  return write(services, session, {
    optionId,
    change: { change },
    reason: reason.trim(),
    field: 'change',
    key,
  });
}

type Writing = {
  optionId: number;
  change: StockChange;
  reason: string | undefined;
  /** Of the number in the request. */
  field: string;
  key?: string | undefined;
};

function write(
  { db }: Services,
  session: StaffSession,
  { optionId, change, reason, field, key }: Writing,
): Promise<Schemas['ShopStock']> {
  const attempt = {
    personId: session.personId,
    key,
    request: ['changeStock', optionId, change, reason],
  };
  return once(db, attempt, async (tx) => {
    const actor = await actorOf(tx, session);
    const { productId, label } = await stockOf(tx, optionId);
    const result = await changeStock(tx, actor, { optionId, productId, label, reason, ...change });
    // Thrown inside, so that nothing of it is written.
    if ('refused' in result) throw refusal(result, field);
    return stockView(await stockOf(tx, optionId));
  });
}

async function stockOf(tx: Transaction<Tables>, optionId: number) {
  const [stock] = await optionStocks(tx, { optionId });
  if (!stock) throw notFound();
  return stock;
}

function refusal(refused: StockRefusal, field: string): HttpError {
  switch (refused.refused) {
    case 'not_counted':
      return conflict(messages.stock.notCounted);
    case 'version_missing':
      return conflict(messages.stock.countedAlready(refused.onHand));
    case 'moved':
      return conflict(messages.stock.moved(refused.onHand));
    case 'made_to_order':
      return conflict(messages.stock.madeToOrder);
    case 'held':
      return notAllowed([{ field, message: messages.stock.held(refused.held) }]);
    case 'above_most':
      return notAllowed([{ field, message: messages.stock.aboveMost(refused.most) }]);
  }
}
