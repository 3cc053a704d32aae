import type { components } from '@homestand/api-client/contract';
import { fileAddress } from '../../../http/fileAddresses.ts';
import type { Services } from '../../../services.ts';
import { paymentsOfOrder } from '../../checkout/index.ts';
import { dueOf, refusedHandOversOf, refusedView } from '../../counter/index.ts';
import {
  findReceipt,
  type Item,
  itemsOf,
  madeToOrderView,
  matchView,
  type OrderedItem,
} from '../index.ts';
import { otherOrdersOf, type StaffOrderListRow, type StaffOrderRow } from './orders.queries.ts';
import { changesForStaff, loggedOfOrder } from './orderTimeline.queries.ts';
import { timelineOf } from './orderTimeline.ts';

type Schemas = components['schemas'];

const maxOtherOrders = 10;
const maxLogged = 100;

/** An order with its payments, its history and the fan's other orders. */
export async function orderDetail(
  { db, config }: Services,
  order: StaffOrderRow,
): Promise<Schemas['StaffOrder']> {
  const [items, payments, changes, logged, refused, others, receipt] = await Promise.all([
    itemsOf(db, [order.id]),
    paymentsOfOrder(db, order.id),
    changesForStaff(db, order.id),
    loggedOfOrder(db, order.id, maxLogged),
    refusedHandOversOf(db, order.id),
    otherOrdersOf(db, order, maxOtherOrders),
    findReceipt(db, config.receipt, order),
  ]);
  return {
    ...orderView(order, items.get(order.id) ?? []),
    payments: payments.map(({ createdAt, updatedAt, ...payment }) => ({
      ...payment,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    changeId: changes.at(-1)?.id ?? null,
    timeline: timelineOf(order, changes, logged, refused),
    refusedHandOvers: await refusedView(db, refused),
    otherOrders: {
      list: others.rows.map(({ createdAt, ...other }) => ({
        ...other,
        createdAt: createdAt.toISOString(),
      })),
      totalCount: others.totalCount,
    },
    receipt: receipt ?? null,
  };
}

export function orderRowView(
  row: StaffOrderListRow,
  items: readonly Item[],
): Schemas['StaffOrderRow'] {
  const { id, createdAt, state, deliveryMethod, paymentMethod, totalPrice, name, kana } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    state,
    deliveryMethod,
    paymentMethod,
    totalPrice,
    due: dueOf(row),
    name,
    kana,
    items: items
      .filter(({ productId }) => productId > 0)
      .map(({ productName, option, quantity, imageFiles: [picture] }) => ({
        productName,
        ...(option && { option }),
        quantity,
        imageUrl: picture === undefined ? null : fileAddress(picture),
      })),
  };
}

export function memoView(row: StaffOrderRow): Schemas['OrderMemo'] {
  return {
    text: row.memo ?? '',
    version: row.memoVersion,
    changedAt: row.memoChangedAt?.toISOString() ?? null,
    changedBy: row.memoChangedBy,
  };
}

function orderView(row: StaffOrderRow, items: readonly OrderedItem[]) {
  const { id, state, deliveryMethod, trackingNumber, carrier, cancelReason, paymentMethod } = row;
  return {
    id,
    createdAt: row.createdAt.toISOString(),
    ...matchView(row.match),
    updatedAt: row.updatedAt.toISOString(),
    state,
    deliveryMethod,
    trackingNumber,
    carrier,
    cancelReason,
    paymentMethod,
    card:
      row.cardLastFour === null
        ? null
        : { brand: row.cardBrand, lastFour: row.cardLastFour, holderName: row.cardHolderName },
    totalPrice: row.totalPrice,
    due: dueOf(row),
    items: items.map((item) => ({
      productId: item.productId,
      productName: item.productName,
      ...(item.option && { option: item.option }),
      ...madeToOrderView(item.madeToOrder),
      unitPrice: item.unitPrice,
      quantity: item.quantity,
      ...(item.refunded > 0 && { refunded: item.refunded }),
      imageUrls: item.imageFiles.map(fileAddress),
    })),
    customer: {
      name: row.name,
      kana: row.kana,
      email: row.email,
      phone: row.phone,
      fanName: row.fanName,
      fanSince: row.fanSince.toISOString(),
    },
    address:
      deliveryMethod === 'shipping'
        ? {
            postalCode: row.postalCode ?? '',
            prefecture: row.prefecture ?? '',
            city: row.city ?? '',
            street: row.street ?? '',
            building: row.building ?? '',
          }
        : null,
    memo: memoView(row),
  };
}
