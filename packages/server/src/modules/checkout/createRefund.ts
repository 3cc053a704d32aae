import type { Transaction } from 'kysely';
import type { RefundMeans, Tables } from '../../db/schema.ts';
import {
  addTillRefund,
  type ChangeNote,
  goodsKey,
  goodsKeyOf,
  type Item,
  insertRefund,
  itemsOf,
  type OrderRow,
  putBackOnShelf,
  type ReturnedItem,
  returnedItemsOf,
  writeOrderStatus,
} from '../orders/index.ts';
import { lockPayment, markPartRefundDue, markRefundDue } from './payments.queries.ts';
import { isWholeRefund, moneyOf, type RefundMoney } from './refundMoney.ts';

export type RefundAction = 'refund' | 'cancel' | 'take_back';

export type RefundRequest = {
  kind: RefundAction;
  amount: number;
  means?: RefundMeans | undefined;
  /** Goods that came back; of a refund those whose price goes back, none if it is for no goods. */
  items: readonly ReturnedItem[];
  /** Of a take-back: the goods are sold again. */
  toShelf?: boolean | undefined;
  reason: string;
};

export type RefundRefusal =
  | 'not_possible'
  | 'amount'
  | 'whole_amount'
  | 'cancel_instead'
  | 'means'
  | 'items';

const returnedKey = ({ productId, optionId }: ReturnedItem) => goodsKeyOf(productId, optionId);

type Left = Pick<Item, 'productId' | 'option' | 'quantity'> & { returned: number };

/** Goods of the order, with how many came back or were refunded. The shipping fee is not among them. */
export async function goodsOf(
  tx: Parameters<typeof itemsOf>[0],
  orderId: string,
): Promise<(Left & Pick<Item, 'productName' | 'unitPrice'>)[]> {
  const items = (await itemsOf(tx, [orderId])).get(orderId) ?? [];
  const returned = await returnedItemsOf(tx, orderId);
  const goods = new Map<string, Left & Pick<Item, 'productName' | 'unitPrice'>>();
  for (const item of items) {
    const { productId, productName, unitPrice, quantity } = item;
    if (productId === 0) continue;
    const line = goods.get(goodsKey(item));
    if (line) line.quantity += quantity;
    else
      goods.set(goodsKey(item), {
        ...{ productId, productName, unitPrice, quantity },
        ...(item.option && { option: item.option }),
        returned: 0,
      });
  }
  for (const item of returned) {
    const line = goods.get(returnedKey(item));
    if (line) line.returned += item.quantity;
  }
  return [...goods.values()];
}

/** What staff can do with an order and its money in its present state. */
export function actionsOf(
  { deliveryStatus, paymentStatus }: Pick<OrderRow, 'deliveryStatus' | 'paymentStatus'>,
  { refundable }: Pick<RefundMoney, 'refundable'>,
  goods: readonly Left[],
): RefundAction[] {
  const isOpen = deliveryStatus === 'pending' || deliveryStatus === 'unshipped';
  const isOut = deliveryStatus === 'received' || deliveryStatus === 'shipped';
  const isPlaced = paymentStatus === 'at_pickup' || paymentStatus === 'paid';
  const isLeft = goods.some(({ quantity, returned }) => returned < quantity);
  return [
    ...(refundable > (isOpen ? 1 : 0) ? (['refund'] as const) : []),
    ...(isOpen && isPlaced ? (['cancel'] as const) : []),
    ...(isOut && isLeft ? (['take_back'] as const) : []),
  ];
}

type Created = { refundId: string; paymentId: string | null };

/**
 * Records that money goes back, that the order is canceled or that its goods came back. Money for a card is due then:
 * `refundPayment` sends it at once, and the steps of payments retry it. Call it while the order is locked.
 */
export async function createRefund(
  tx: Transaction<Tables>,
  order: OrderRow,
  request: RefundRequest,
  staff: ChangeNote['staff'],
): Promise<Created | { refused: RefundRefusal }> {
  const money = await moneyOf(tx, order);
  const goods = await goodsOf(tx, order.id);
  const refused = refusalOf(order, request, money, goods);
  if (refused) return { refused };
  const { kind, amount, means, items, toShelf = false, reason } = request;
  const { payment } = money;
  if (payment) await lockPayment(tx, payment.id);
  const state = amount > 0 && means === 'card' ? 'due' : 'done';
  const paymentId = payment?.id ?? null;
  const refundId = await insertRefund(tx, {
    orderId: order.id,
    paymentId,
    kind,
    amount,
    means: amount > 0 ? (means ?? null) : null,
    state,
    reason,
    staffId: staff?.id ?? null,
    items,
  });
  if (staff && amount > 0 && (means === 'cash' || means === 'other'))
    await addTillRefund(tx, order.id, staff.id, { means, amount });
  if (kind === 'take_back' && toShelf) await putBackOnShelf(tx, order.id, items);
  const after = await moneyOf(tx, order);
  if (state === 'due' && payment)
    await (isWholeRefund(after) && after.refunded === 0 && after.open === amount
      ? markRefundDue(tx, payment.id)
      : markPartRefundDue(tx, payment.id));
  await writeOrderStatus(
    tx,
    order,
    {
      deliveryStatus:
        kind === 'cancel' || (kind === 'take_back' && isLast(items, goods))
          ? 'canceled'
          : order.deliveryStatus,
      paymentStatus: statusOf(order, after),
    },
    { reason, staff, refund: { id: refundId, state } },
  );
  return { refundId, paymentId: state === 'due' ? paymentId : null };
}

/** The payment status that follows from the refunds of an order. */
export function statusOf(
  { paymentStatus }: Pick<OrderRow, 'paymentStatus'>,
  money: RefundMoney,
): OrderRow['paymentStatus'] {
  if (!isWholeRefund(money)) return paymentStatus;
  return money.open > 0 ? 'refund_due' : 'refunded';
}

/** After these no goods of the order are left to the customer. */
function isLast(items: readonly ReturnedItem[], goods: readonly Left[]): boolean {
  const now = new Map(items.map((item) => [returnedKey(item), item.quantity]));
  return goods.every((line) => line.returned + (now.get(goodsKey(line)) ?? 0) >= line.quantity);
}

function refusalOf(
  order: OrderRow,
  { kind, amount, means, items }: RefundRequest,
  money: RefundMoney,
  goods: readonly Left[],
): RefundRefusal | undefined {
  if (!actionsOf(order, money, goods).includes(kind)) return 'not_possible';
  if (amount > money.refundable || (kind === 'refund' && amount === 0)) return 'amount';
  if (kind === 'cancel' && amount !== money.refundable) return 'whole_amount';
  const isOpen = order.deliveryStatus === 'pending' || order.deliveryStatus === 'unshipped';
  const isWhole = amount === money.refundable || isLast(items, goods);
  if (kind === 'refund' && isOpen && isWhole) return 'cancel_instead';
  if (amount > 0 && (means === undefined || (means === 'card' && money.via !== 'card')))
    return 'means';
  return fitItems(kind, items, goods) ? undefined : 'items';
}

function fitItems(
  kind: RefundAction,
  items: readonly ReturnedItem[],
  goods: readonly Left[],
): boolean {
  if (kind === 'cancel') return items.length === 0;
  const remaining = new Map(goods.map((line) => [goodsKey(line), line.quantity - line.returned]));
  const isOnce = new Set(items.map(returnedKey)).size === items.length;
  return (
    isOnce &&
    (items.length > 0 || kind === 'refund') &&
    items.every((item) => item.quantity <= (remaining.get(returnedKey(item)) ?? 0))
  );
}
