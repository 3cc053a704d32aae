import { minuteOf } from '@homestand/api-client/day';
import { paymentsOfOrder } from '../modules/checkout/index.ts';
import { type RefusedHandOverRow, refusedHandOversOf } from '../modules/counter/index.ts';
import {
  changesOfOrder,
  itemName,
  itemsOf,
  memoOf,
  type OrderRow,
} from '../modules/orders/index.ts';
import type { Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { findOrderByNumber } from './orderNumber.ts';
import { textTable } from './textTable.ts';

const words = messages.orderWords;
const show = messages.orderShow;

/** Prints everything that is stored about an order, also one whose payment has failed. */
export async function showOrder(
  { db }: OpenClub,
  { arguments: { orderId } }: InputOf<'orders show'>,
  { out }: Surroundings,
): Promise<void> {
  const order = await findOrderByNumber(db, orderId);
  const [items, payments, changes, refused, note] = await Promise.all([
    itemsOf(db, [order.id]),
    paymentsOfOrder(db, order.id),
    changesOfOrder(db, order.id),
    refusedHandOversOf(db, order.id),
    memoOf(db, order.id),
  ]);
  const sections = [
    textTable([...factsOf(order), ...(note === null ? [] : [[show.memo, note]])]),
    textTable([
      show.itemHeadings,
      ...(items.get(order.id) ?? []).map(({ unitPrice, quantity, refunded, ...item }) => [
        itemName(item) + show.refundedOf(refunded),
        messages.yen(unitPrice),
        quantity,
        messages.yen(unitPrice * quantity),
      ]),
      [show.total, '', '', messages.yen(order.totalPrice)],
    ]),
    payments.length > 0 &&
      textTable([
        show.paymentHeadings,
        ...payments.map((payment) => [
          minuteOf(payment.updatedAt),
          show.paymentStates[payment.state],
          messages.yen(payment.amount),
          payment.gatewayPaymentId ?? payment.id,
          payment.failure ?? '',
        ]),
      ]),
    textTable([show.changeHeadings, ...historyOf(order, changes)]),
    refused.length > 0 && textTable([show.refusedHeadings, ...refused.map(refusedRow)]),
  ];
  out(sections.filter((section) => section !== false).join('\n'));
}

function factsOf(order: OrderRow): string[][] {
  const { postalCode, prefecture, city, street, building, trackingNumber } = order;
  const address = [prefecture, city, street, building].filter(Boolean).join(' ');
  return [
    [show.number, order.id],
    [show.status, messages.statusWord(order.deliveryStatus)],
    ...(order.cancelReason ? [[show.cancelReason, show.cancelReasons[order.cancelReason]]] : []),
    [show.createdAt, minuteOf(order.createdAt)],
    [show.name, order.name],
    ...(order.kana === '' ? [] : [[show.kana, order.kana]]),
    [show.email, order.email],
    [show.phone, order.phone],
    [show.method, words.method[order.deliveryMethod]],
    ...(order.deliveryMethod === 'shipping'
      ? [
          [show.address, show.addressOf(postalCode ?? '', address)],
          [show.tracking, trackingNumber ?? show.none],
        ]
      : []),
    [show.payment, show.paymentOf(words.payment[order.paymentStatus], order.cardLastFour)],
    [show.total, messages.yen(order.totalPrice)],
  ];
}

/** Goods that left a second counter, and what a person found out. */
const refusedRow = (row: RefusedHandOverRow): string[] => [
  minuteOf(row.deskAt),
  row.by ?? '',
  takenOf(row),
  show.refusedReasons[row.reason],
  row.settledAs === null
    ? show.unsettled
    : show.settled(show.settlements[row.settledAs], row.settledNote ?? '', row.settledBy ?? ''),
];

const takenOf = ({ means, amount }: Pick<RefusedHandOverRow, 'means' | 'amount'>): string =>
  means === null ? '' : show.taken(show.means[means], messages.yen(amount ?? 0));

type Change = Awaited<ReturnType<typeof changesOfOrder>>[number];

function historyOf(order: OrderRow, changes: readonly Change[]): string[][] {
  const placed = [minuteOf(order.createdAt), show.placed];
  // The last change of an order from before the history is known by its time only.
  if (changes.length === 0 && order.updatedAt.getTime() > order.createdAt.getTime())
    return [
      placed,
      [
        minuteOf(order.updatedAt),
        messages.statusWord(order.deliveryStatus),
        words.payment[order.paymentStatus],
        order.trackingNumber ?? '',
        show.earlierUnknown,
      ],
    ];
  return [
    placed,
    ...changes.map((change) => [
      minuteOf(change.changedAt),
      messages.statusWord(change.deliveryStatus),
      words.payment[change.paymentStatus],
      change.trackingNumber ?? '',
      change.reason ?? '',
      change.by ?? '',
      takenOf(change),
    ]),
  ];
}
