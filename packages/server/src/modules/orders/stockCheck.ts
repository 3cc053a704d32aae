import { type Database, transact } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { lockOrder } from './orders.queries.ts';
import {
  type HeldDifference,
  hasLeft,
  heldDifferences,
  repairSums,
  type SumDifference,
  sumDifferences,
} from './stock.queries.ts';
import { holdGoods, moveGoods, placeOf } from './stock.ts';

export type StockDifferences = {
  /** Stock that is not the sum of its moves. */
  sums: SumDifference[];
  /** Orders that hold more or less than their status says. */
  orders: HeldDifference[];
};

/** Compares the stock with its moves, and what orders hold with their status. */
export const compareStock = async (db: Database): Promise<StockDifferences> => ({
  sums: await sumDifferences(db),
  orders: await heldDifferences(db),
});

/** Each difference is logged as an error. */
export async function checkStock({ db, onError }: Pick<Services, 'db' | 'onError'>) {
  const { sums, orders } = await compareStock(db);
  for (const { onHand, held, oversold, onHandMoved, heldMoved, oversoldMoved, ...row } of sums)
    onError(
      new StockDiffers(
        `${goodsOf(row)}: ${onHand} pieces, ${held} held, ${oversold} oversold; the moves say ${onHandMoved}, ${heldMoved} and ${oversoldMoved}`,
      ),
    );
  for (const { orderId, held, pieces, ...row } of orders)
    onError(
      new StockDiffers(`${goodsOf(row)}: order ${orderId} holds ${held} instead of ${pieces}`),
    );
}

const goodsOf = ({
  productId,
  optionId,
  label,
}: Omit<HeldDifference, 'orderId' | 'held' | 'pieces' | 'name'>) =>
  `product ${productId}${label === '' ? '' : `, option ${optionId}`}`;

/** Logged for the operator, whom `stock check --repair` helps. */
class StockDiffers extends Error {
  override name = 'StockDiffers';
}

/** Repairs what can be repaired without selling a piece twice. Compare again to see what is left. */
export async function repairStock(db: Database): Promise<void> {
  for (const { optionId } of await sumDifferences(db))
    await transact(db, (tx) => repairSums(tx, optionId));
  const orderIds = new Set((await heldDifferences(db)).map(({ orderId }) => orderId));
  for (const orderId of orderIds) await repairOrder(db, orderId);
}

/** Moves the goods of an order as its status should have: a process of the version before changes it without them. */
async function repairOrder(db: Database, orderId: string): Promise<void> {
  await transact(db, async (tx) => {
    const place = placeOf(await lockOrder(tx, orderId));
    if (place !== 'held') await moveGoods(tx, orderId, 'held', place);
    else if (await hasLeft(tx, orderId)) await moveGoods(tx, orderId, 'gone', 'held');
    else await holdGoods(tx, orderId);
  });
}
