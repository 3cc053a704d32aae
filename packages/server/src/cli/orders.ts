import { minuteOf, momentOf } from '@homestand/api-client/day';
import { finishedOrders, itemName, itemsOf } from '../modules/orders/index.ts';
import { byteOrderMark } from '../text/writeCsv.ts';
import type { Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { textTable } from './textTable.ts';

export async function listOrders(
  { db }: OpenClub,
  { options }: InputOf<'orders list'>,
  { out }: Surroundings,
): Promise<void> {
  const { status, csv } = options;
  const since = momentOf(options.since ?? '1970-01-01');
  const orders = await finishedOrders(db, { statuses: status, since });
  if (orders.length === 0 && !csv) return out(messages.noOrders);

  const items = await itemsOf(
    db,
    orders.map(({ id }) => id),
  );
  const words = messages.orderWords;
  const contentOf = (id: string) =>
    (items.get(id) ?? [])
      .map((item) => messages.item(itemName(item), item.quantity, item.refunded))
      .join(messages.itemsSeparator);
  if (!csv) {
    const rows = orders.map((order) => [
      order.id,
      minuteOf(order.createdAt),
      messages.statusWord(order.deliveryStatus),
      words.payment[order.paymentStatus],
      messages.yen(order.totalPrice),
      order.name,
      contentOf(order.id),
    ]);
    return out(textTable([messages.orderHeadings, ...rows]));
  }
  // The staff's part of the orders loads what signs tokens and stores files.
  const { isAnyMatch, orderCsvHeader, orderCsvLines, ordersForExport } = await import(
    '../modules/orders/staff/index.ts'
  );
  const rows = await ordersForExport(
    db,
    orders.map(({ id }) => id),
  );
  const hasMatches = await isAnyMatch(db);
  out(byteOrderMark + orderCsvHeader(hasMatches) + orderCsvLines(rows, items, hasMatches));
}
