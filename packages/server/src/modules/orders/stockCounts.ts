import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import {
  beginCounting,
  endCounting,
  excludeOrders,
  heldDifferences,
  heldPiecesOf,
  lockStock,
  type MoveRow,
  moveStock,
  movesSince,
} from './stock.queries.ts';

type Tx = Transaction<Tables>;

/** Why a stock was not changed. */
export type StockRefusal =
  | { refused: 'not_counted' }
  /** No version was named for a stock that is counted already. */
  | { refused: 'version_missing'; onHand: number; version: number }
  /** Something was moved since the version that was named. */
  | { refused: 'moved'; moves: MoveRow[]; onHand: number; version: number }
  /** Orders hold more pieces than there would be. */
  | { refused: 'held'; held: number };

type Changed = { before: number | null; onHand: number | null; held: number };

type Count = {
  optionId: number;
  count: number;
  /** That of the stock that was compared with the shelf; none if it is not counted yet. */
  version: number | undefined;
};

const maxMoves = 20;

/**
 * Sets a stock to what was counted on the shelf, with the pieces that wait there for their customers. Something that was
 * moved since would be lost by it, so that it is refused then.
 */
export async function countStock(
  tx: Tx,
  { optionId, count, version }: Count,
): Promise<Changed | StockRefusal> {
  if (version === undefined) return startCounting(tx, { optionId, count });
  const { onHand, held, version: present } = await lockStock(tx, optionId);
  if (onHand === null) return { refused: 'not_counted' };
  if (version !== present) {
    const moves = await movesSince(tx, optionId, version, maxMoves);
    return { refused: 'moved', moves, onHand, version: present };
  }
  const move = { optionId, kind: 'count' as const, onHand: count - onHand, held: 0 };
  if (!(await moveStock(tx, move))) return { refused: 'held', held };
  return { before: onHand, onHand: count, held };
}

/** Placed orders of uncounted goods hold nothing; from now on they hold what they have still to get. */
async function startCounting(
  tx: Tx,
  { optionId, count }: Omit<Count, 'version'>,
): Promise<Changed | StockRefusal> {
  await excludeOrders(tx);
  const { onHand, version } = await lockStock(tx, optionId);
  if (onHand !== null) return { refused: 'version_missing', onHand, version };
  const orders = await heldDifferences(tx, optionId);
  const held = orders.reduce((sum, { pieces }) => sum + pieces, 0);
  if (held > count) return { refused: 'held', held };
  await beginCounting(tx, optionId, count);
  for (const { orderId, pieces } of orders)
    await moveStock(tx, { optionId, orderId, kind: 'hold', onHand: 0, held: pieces });
  return { before: null, onHand: count, held };
}

/** From now on any number is sold, as of goods that were never counted. */
export async function stopCounting(tx: Tx, optionId: number): Promise<Changed | StockRefusal> {
  await excludeOrders(tx);
  const { onHand, held } = await lockStock(tx, optionId);
  if (onHand === null) return { refused: 'not_counted' };
  for (const { orderId, pieces } of await heldPiecesOf(tx, optionId))
    await moveStock(tx, { optionId, orderId, kind: 'release', onHand: 0, held: -pieces });
  await endCounting(tx, optionId, onHand);
  return { before: onHand, onHand: null, held };
}

export async function adjustStock(
  tx: Tx,
  { optionId, change }: { optionId: number; change: number },
): Promise<Changed | StockRefusal> {
  const { onHand, held } = await lockStock(tx, optionId);
  if (onHand === null) return { refused: 'not_counted' };
  const move = { optionId, kind: 'adjust' as const, onHand: change, held: 0 };
  if (!(await moveStock(tx, move))) return { refused: 'held', held };
  return { before: onHand, onHand: onHand + change, held };
}
