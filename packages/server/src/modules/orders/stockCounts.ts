import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import {
  beginCounting,
  endCounting,
  excludeOrders,
  heldDifferences,
  heldPiecesOf,
  lockStock,
  lockStockTable,
  type MoveRow,
  moveStock,
  movesSince,
  openOrders,
  piecesHandedOver,
  plainOption,
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
  | { refused: 'held'; held: number }
  /** There would be more than a count may say. */
  | { refused: 'above_most'; most: number }
  /** Pieces of goods that are made to order are not counted. */
  | { refused: 'made_to_order' };

type Changed = { before: number | null; onHand: number | null; held: number };

type Count = {
  optionId: number;
  count: number;
  /** That of the stock that was compared with the shelf; none if it is not counted yet. */
  version: number | undefined;
};

const maxMoves = 20;

/** That of a count in the contract. */
const maxOnHand = 999_999_999;

/**
 * Sets a stock to what was counted on the shelf, with the pieces that wait there for their customers. Something that was
 * moved since would be lost by it, so that it is refused then.
 */
export async function countStock(
  tx: Tx,
  { optionId, count, version }: Count,
): Promise<Changed | StockRefusal> {
  if (version === undefined) return startCounting(tx, { optionId, count });
  const { onHand, held, oversold, version: present } = await lockStock(tx, optionId);
  if (onHand === null) return { refused: 'not_counted' };
  if (version !== present) {
    const moves = await movesSince(tx, optionId, version, maxMoves);
    return { refused: 'moved', moves, onHand, version: present };
  }
  // What is on the shelf is known now: nothing of it was sold at a booth.
  const change = { onHand: count - onHand, held: 0, oversold: -oversold };
  const move = { optionId, kind: 'count' as const, ...change };
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
  // What the orders held may have covered what a booth had sold.
  const released = await lockStock(tx, optionId);
  await endCounting(tx, optionId, {
    onHand: released.onHand ?? 0,
    oversold: released.oversold,
  });
  return { before: onHand, onHand: null, held };
}

export async function adjustStock(
  tx: Tx,
  { optionId, change }: { optionId: number; change: number },
): Promise<Changed | StockRefusal> {
  const { onHand, held } = await lockStock(tx, optionId);
  if (onHand === null) return { refused: 'not_counted' };
  if (onHand + change > maxOnHand) return { refused: 'above_most', most: maxOnHand };
  const move = { optionId, kind: 'adjust' as const, onHand: change, held: 0 };
  if (!(await moveStock(tx, move))) return { refused: 'held', held };
  const { onHand: after } = await lockStock(tx, optionId);
  return { before: onHand, onHand: after, held };
}

type BoothPieces = { optionId: number; pieces: number };

/**
 * Takes pieces that a booth has sold off a stock, also more than are free: they have left, and orders go on holding what
 * they hold. Returns how many were not free. What is not counted does not change.
 */
export async function sellAtBooth(tx: Tx, { optionId, pieces }: BoothPieces): Promise<number> {
  await lockStockTable(tx);
  const { onHand, held } = await lockStock(tx, optionId);
  if (onHand === null) return 0;
  const short = Math.max(0, pieces - (onHand - held));
  const change = { onHand: short - pieces, held: 0, oversold: short };
  if (!(await moveStock(tx, { optionId, kind: 'booth', ...change })))
    throw new Error(`The sale of ${pieces} pieces of option ${optionId} was not recorded.`);
  return short;
}

/** Puts pieces back that a booth sold by mistake. */
export async function undoBoothPieces(tx: Tx, { optionId, pieces }: BoothPieces): Promise<void> {
  await lockStockTable(tx);
  await moveStock(tx, { optionId, kind: 'booth_undo', onHand: pieces, held: 0 });
}

/** How a product is sold. The ceiling is null for one from stock, and for one of which any number is made. */
type Selling = { deliveryPeriod: string | null; ceiling: number | null };

/**
 * Makes the stock of the plain option what a product is sold as from now on: the pieces that may still be made, or none
 * from the shelf before they are counted. Orders of the one kind would hold pieces of the other, so that none may be open.
 */
export async function changeSelling(
  tx: Tx,
  productId: number,
  before: Selling,
  after: Selling,
): Promise<{ refused: 'open'; orders: number } | { refused: 'held'; held: number } | undefined> {
  const isMade = after.deliveryPeriod !== null;
  const isOther = isMade !== (before.deliveryPeriod !== null);
  if (!isOther && before.ceiling === after.ceiling) return undefined;
  await excludeOrders(tx);
  if (isOther) {
    const orders = await openOrders(tx, productId);
    if (orders > 0) return { refused: 'open', orders };
  }
  const optionId = await plainOption(tx, productId);
  const { onHand, held } = await lockStock(tx, optionId);
  const pieces = isMade ? after.ceiling : onHand === null ? null : 0;
  if (pieces === null) {
    if (onHand !== null) await stopCounting(tx, optionId);
    return undefined;
  }
  if (onHand === null) {
    const gone = isOther ? 0 : await piecesHandedOver(tx, productId);
    if (gone > pieces) return { refused: 'held', held: gone };
    const started = await startCounting(tx, { optionId, count: pieces - gone });
    return 'refused' in started && started.refused === 'held'
      ? { refused: 'held', held: started.held + gone }
      : undefined;
  }
  // What was handed over is on hand no more.
  const change = isOther ? pieces - onHand : pieces - (before.ceiling ?? onHand);
  if (await moveStock(tx, { optionId, kind: 'count', onHand: change, held: 0 })) return undefined;
  return { refused: 'held', held: held + (isOther ? 0 : (before.ceiling ?? onHand) - onHand) };
}
