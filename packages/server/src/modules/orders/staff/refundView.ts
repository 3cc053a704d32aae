import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { actionsOf, goodsOf, moneyOf } from '../../checkout/index.ts';
import {
  countedGoods,
  finished,
  goodsKey,
  lastChangeOf,
  type OrderRow,
  ordersById,
  returnedItemsOf,
} from '../index.ts';

type Schemas = components['schemas'];

/** Whether the gateway was asked for the state of its refunds, and answered. */
export type GatewayAnswer = Schemas['OrderRefunds']['gateway'];

export async function finishedOrder(db: Queries, orderId: string): Promise<OrderRow> {
  const [order] = await ordersById(db, [orderId]);
  if (!order || !finished.some((status) => status === order.paymentStatus)) throw notFound();
  return order;
}

export async function refundsView(
  db: Queries,
  orderId: string,
  gateway: GatewayAnswer,
): Promise<Schemas['OrderRefunds']> {
  const order = await finishedOrder(db, orderId);
  const [money, goods, returned, last, counted] = await Promise.all([
    moneyOf(db, order),
    goodsOf(db, order.id),
    returnedItemsOf(db, order.id),
    lastChangeOf(db, order.id),
    countedGoods(db, order.id),
  ]);
  const countedKeys = new Set(counted.map(goodsKey));
  const { via, paid, refunded, open, refundable } = money;
  const itemsOf = Map.groupBy(returned, ({ refundId }) => refundId);
  return {
    changeId: last?.id ?? null,
    via,
    paid,
    refunded,
    open,
    refundable,
    actions: actionsOf(order, money, goods),
    goods: goods.map((line) => ({
      ...line,
      ...(countedKeys.has(goodsKey(line)) && { isCounted: true as const }),
    })),
    gateway,
    list: money.refunds.map(
      ({ id, kind, amount, means, state, failure, reason, by, ...times }) => ({
        id,
        kind,
        amount,
        means,
        state,
        failure: state === 'failed' ? failure : null,
        reason,
        by,
        at: times.createdAt.toISOString(),
        doneAt: times.doneAt?.toISOString() ?? null,
        items: (itemsOf.get(id) ?? []).map(({ refundId: _refundId, ...item }) => item),
      }),
    ),
  };
}
