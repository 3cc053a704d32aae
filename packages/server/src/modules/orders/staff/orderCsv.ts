import {
  phoneForSheet,
  postalCodeForSheet,
  trackingNumberForSheet,
} from '../../../text/spreadsheetDigits.ts';
import { csvLines } from '../../../text/writeCsv.ts';
import { dueOf } from '../../counter/index.ts';
import { itemName, type OrderedItem } from '../index.ts';
import { messages } from './messages.ts';
import type { OrderForExport } from './orders.queries.ts';

const { csv } = messages;

export const orderCsvHeader = (hasMatches: boolean): string =>
  csvLines([[...csv.columns, ...(hasMatches ? csv.matchColumns : [])]]);

/** The lines of these orders. */
export const orderCsvLines = (
  orders: readonly OrderForExport[],
  items: ReadonlyMap<string, readonly OrderedItem[]>,
  hasMatches: boolean,
): string =>
  csvLines(
    orders.map((order) => [
      order.id,
      csv.time(order.createdAt),
      csv.states[order.state],
      csv.deliveries[order.deliveryMethod],
      csv.payments[order.paymentMethod],
      order.totalPrice,
      dueOf(order),
      (items.get(order.id) ?? [])
        .map((item) =>
          csv.item(itemName(item), item.quantity, {
            refunded: item.refunded,
            deliveryPeriod: item.madeToOrder?.deliveryPeriod,
          }),
        )
        .join(csv.itemsSeparator),
      order.name,
      order.email,
      phoneForSheet(order.phone),
      postalCodeForSheet(order.postalCode ?? ''),
      order.prefecture ?? '',
      order.city ?? '',
      order.street ?? '',
      order.building ?? '',
      trackingNumberForSheet(order.trackingNumber ?? ''),
      order.memo ?? '',
      order.kana,
      ...(hasMatches ? matchCells(order.match) : []),
    ]),
  );

const matchCells = (match: OrderForExport['match']) =>
  match ? [match.day, match.opponent, csv.matchStates[match.state]] : ['', '', ''];
