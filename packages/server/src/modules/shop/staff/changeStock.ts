import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import { adjustStock, countStock, type StockRefusal, stopCounting } from '../../orders/index.ts';
import { type Actor, writeStaffLog } from '../../staff/index.ts';
import { isMadeToOrder } from './products.queries.ts';

type Tx = Transaction<Tables>;

/** The plain option of a product has an empty label. */
type Option = { optionId: number; productId: number; label: string };

export type StockChange =
  | { count: number; version: number | undefined }
  /** Ends counting. */
  | { count: null }
  | { change: number };

export type ChangedStock = { before: number | null; onHand: number | null; held: number };

/** Changes a stock with its entry in the log; what is refused is not logged. Without an actor it is the operator. */
export async function changeStock(
  tx: Tx,
  actor: Actor | undefined,
  {
    optionId,
    productId,
    label,
    reason,
    ...change
  }: Option & { reason: string | undefined } & StockChange,
): Promise<ChangedStock | StockRefusal> {
  if (await isMadeToOrder(tx, productId)) return { refused: 'made_to_order' };
  const result = await apply(tx, optionId, change);
  if ('refused' in result) return result;
  const goods = { productId, ...(label !== '' && { optionId }) };
  await writeStaffLog(tx, actor, {
    action: 'change' in change ? 'adjust_stock' : 'count_stock',
    before: { ...goods, onHand: result.before },
    after: { ...goods, onHand: result.onHand },
    reason,
  });
  return result;
}

function apply(
  tx: Tx,
  optionId: number,
  change: StockChange,
): Promise<ChangedStock | StockRefusal> {
  if ('change' in change) return adjustStock(tx, { optionId, change: change.change });
  if (change.count === null) return stopCounting(tx, optionId);
  return countStock(tx, { optionId, count: change.count, version: change.version });
}
