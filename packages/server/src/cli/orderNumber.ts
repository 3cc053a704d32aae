import { minuteOf } from '@homestand/api-client/day';
import { readOrderNumber } from '@homestand/api-client/orderNumber';
import type { Queries } from '../db/database.ts';
import {
  type OrderRow,
  orderNumbers,
  ordersById,
  ordersByNumber,
} from '../modules/orders/index.ts';
import { Refusal } from './command.ts';
import { messages } from './messages.ts';
import { nearest } from './nearest.ts';
import { textTable } from './textTable.ts';

/** An order by its whole number or the last six characters of it, however they were typed. */
export async function findOrderByNumber(db: Queries, typed: string): Promise<OrderRow> {
  const number = readOrderNumber(typed);
  const found = await ordersByNumber(db, number);
  const [order] = found;
  if (!order)
    throw new Refusal(messages.noSuchOrder(typed) + candidates(await similar(db, number)));
  if (found.length > 1) throw new Refusal(messages.severalOrders(typed) + candidates(found));
  return order;
}

/** Orders whose number or last six characters differ in two characters at most. */
async function similar(db: Queries, number: string): Promise<OrderRow[]> {
  if (number.length < 5) return [];
  const wholes = await orderNumbers(db);
  const isWhole = number.length > 9;
  const forms = new Map(wholes.map((whole) => [isWhole ? whole : whole.slice(-6), whole]));
  const ids = nearest(number, [...forms.keys()], { most: 5, edits: 2 }).flatMap(
    (form) => forms.get(form) ?? [],
  );
  const rows = new Map((await ordersById(db, ids)).map((order) => [order.id, order]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const candidates = (orders: readonly OrderRow[]) =>
  orders.length === 0
    ? ''
    : `\n${messages.didYouMean}\n${textTable(
        orders.map((order) => [
          order.id,
          minuteOf(order.createdAt),
          messages.statusWord(order.deliveryStatus),
          messages.orderWords.payment[order.paymentStatus],
          order.name,
        ]),
      ).trimEnd()}`;
