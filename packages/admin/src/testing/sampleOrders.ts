import type { components } from '@homestand/api-client';
import { dayOf } from '@homestand/api-client/day';
import { orderNumberLetters as letters } from '@homestand/api-client/orderNumber';
import {
  fanOf,
  sampleClub,
  sampleId,
  sampleNow,
  timeOf,
} from '@homestand/app-core/testing/sampleClub';
import { fansOrderId, orderOf, receiptOf } from '@homestand/app-core/testing/sampleOrders';
import {
  type Order as DemoOrder,
  orders as demoOrders,
  matchDayOrders,
  momentOf,
} from '@homestand/demo-club';
import { nameOf, tillOf } from './sampleStaff';

type Schemas = components['schemas'];
type Order = Schemas['Order'];

/** An order of the sample match day, with its hand-over if it was handed over today. */
export type SampleOrder = {
  order: Order;
  demo: DemoOrder;
  handOver: Schemas['HandOver'] | null;
  /** Login ID or desk of the hand-over. */
  handedOverBy: string | null;
};

const undoMs = 15_000;

/** The day in Japan and six characters. */
function orderIdOf({ ordered }: DemoOrder, index: number): string {
  const day = dayOf(momentOf(ordered, sampleNow)).slice(2).replaceAll('-', '');
  let quotient = ((index + 1) * 123_456_791) % letters.length ** 6;
  let code = '';
  for (let place = 0; place < 6; place += 1) {
    code += letters[quotient % letters.length];
    quotient = Math.floor(quotient / letters.length);
  }
  return `${day}-${code}`;
}

const ofFirstFan = demoOrders.map((demo, index): SampleOrder => {
  const order = orderOf(demo, fansOrderId(index));
  return { order, demo, handOver: null, handedOverBy: null };
});

const ofMatchDay = matchDayOrders.map(({ order: demo, handOver }, index): SampleOrder => {
  const order = orderOf(demo, orderIdOf(demo, index));
  if (!handOver) return { order, demo, handOver: null, handedOverBy: null };
  const { by, minutesAgo, means = null } = handOver;
  const at = timeOf({ minutesAgo });
  return {
    order: { ...order, updatedAt: at },
    demo,
    handOver: {
      id: sampleId(30_000 + index),
      at,
      by: tillOf(by).name,
      means,
      amount: means === null ? 0 : order.totalPrice,
      undoUntil: new Date(Date.parse(at) + undoMs).toISOString(),
    },
    handedOverBy: by,
  };
});

/** All orders of the club, the newest first. */
export const sampleOrders: readonly SampleOrder[] = [...ofFirstFan, ...ofMatchDay].toSorted(
  (a, b) => (a.order.createdAt < b.order.createdAt ? 1 : -1),
);

function stateOf({ order }: SampleOrder): Schemas['StaffOrderState'] {
  if (order.paymentStatus === 'failed') return 'payment_failed';
  return order.paymentStatus === 'refunded' ? 'refunded' : order.deliveryStatus;
}

export const dueOf = (sample: SampleOrder): number =>
  stateOf(sample) === 'pending' && sample.order.paymentMethod === 'at_pickup'
    ? sample.order.totalPrice
    : 0;

const goodsOf = ({ orderItems }: Order) => orderItems.filter(({ productId }) => productId !== 0);

const rowOf = (sample: SampleOrder): Schemas['StaffOrderRow'] => ({
  id: sample.order.id,
  createdAt: sample.order.createdAt,
  state: stateOf(sample),
  deliveryMethod: sample.order.deliveryMethod,
  paymentMethod: sample.demo.paymentMethod,
  totalPrice: sample.order.totalPrice,
  due: dueOf(sample),
  name: sample.order.name,
  kana: sample.demo.kana,
  items: goodsOf(sample.order).map(({ productName, quantity, imageUrls }) => ({
    ...{ productName, quantity },
    imageUrl: imageUrls[0] ?? null,
  })),
});

const pageSize = 50;

/** The first page of these orders. */
const orderPageOf = (orders: readonly SampleOrder[]): Schemas['StaffOrderPage'] => ({
  list: orders.slice(0, pageSize).map(rowOf),
  totalCount: orders.length,
  totalPage: Math.ceil(orders.length / pageSize),
  page: 1,
  size: pageSize,
  sum: orders.reduce((sum, { order }) => sum + order.totalPrice, 0),
  counts: [...new Set(orders.map(stateOf))].map((state) => ({
    state,
    count: orders.filter((order) => stateOf(order) === state).length,
  })),
});

/** Orders whose payment failed were never placed: the list has them only when they are asked for. */
const placed = sampleOrders.filter((sample) => stateOf(sample) !== 'payment_failed');

export const orderPage: Schemas['StaffOrderPage'] = {
  ...orderPageOf(placed),
  counts: orderPageOf(sampleOrders).counts,
};

function sampleOrder(isWanted: (sample: SampleOrder) => boolean): SampleOrder {
  const found = sampleOrders.find(isWanted);
  if (!found) throw new Error('The sample match day has no such order.');
  return found;
}

const byId = (id: string) => sampleOrder(({ order }) => order.id === id);

/** The first fan's newest order, which the fan's own screens show: paid, waits at the counter. */
export const paidOrder = byId(fansOrderId(7));
/** To be paid at the counter. */
export const dueOrder = byId(fansOrderId(6));
export const unshippedOrder = byId(fansOrderId(5));
export const shippedOrder = byId(fansOrderId(4));
/** Paid at a helper's desk and handed over today. */
export const handedOverOrder = sampleOrder(
  ({ handOver, handedOverBy }) => handedOverBy === 'レジ1' && handOver?.means === 'cash',
);

/** Two that the counter must not hand over. */
export const canceledOrder = sampleOrder(
  (sample) => stateOf(sample) === 'canceled' && sample.demo.memo !== undefined,
);
export const unpaidOrder = sampleOrder((sample) => stateOf(sample) === 'payment_failed');

/** Those of which money is still to be taken at the venue. */
export const duePage = orderPageOf(sampleOrders.filter((sample) => dueOf(sample) > 0));

const nothing = {
  ...{ by: null, means: null, amount: null, deskAt: null },
  ...{ trackingNumber: null, reason: null },
};

/** What happened to the order, the newest first. */
function timelineOf(sample: SampleOrder): Schemas['OrderTimelineEntry'][] {
  const { order, demo, handOver } = sample;
  const placed = { ...nothing, id: `${order.id}-1`, at: order.createdAt, kind: 'placed' as const };
  const entries: Schemas['OrderTimelineEntry'][] = [placed];
  if (order.paymentStatus === 'paid')
    entries.unshift({ ...nothing, id: `${order.id}-2`, at: order.createdAt, kind: 'paid' });
  if (demo.memo !== undefined)
    entries.unshift({
      ...nothing,
      id: `${order.id}-3`,
      at: order.createdAt,
      kind: 'memo_changed',
      by: nameOf('sano'),
    });
  const at = order.updatedAt;
  if (handOver)
    entries.unshift({
      ...nothing,
      id: `${order.id}-4`,
      at: handOver.at,
      kind: 'handed_over',
      by: handOver.by,
      means: handOver.means,
      amount: handOver.means && handOver.amount,
    });
  else if (order.deliveryStatus === 'shipped')
    entries.unshift({
      ...nothing,
      id: `${order.id}-5`,
      at,
      kind: 'shipped',
      by: nameOf('sano'),
      trackingNumber: order.trackingNumber,
    });
  else if (order.deliveryStatus === 'canceled')
    entries.unshift({ ...nothing, id: `${order.id}-6`, at, kind: 'canceled', by: nameOf('sano') });
  return entries;
}

const othersShown = 10;

/** Everything about one order. */
export function detailsOf(sample: SampleOrder): Schemas['StaffOrder'] {
  const { order, demo } = sample;
  const fan = fanOf(demo.fan);
  const isShipped = order.deliveryStatus === 'shipped';
  const others = sampleOrders.filter(
    (other) => other.demo.fan === demo.fan && other.order.id !== order.id,
  );
  const { postalCode, prefecture, city, street, building } = order;
  return {
    ...{ id: order.id, createdAt: order.createdAt, updatedAt: order.updatedAt },
    state: stateOf(sample),
    deliveryMethod: order.deliveryMethod,
    trackingNumber: order.trackingNumber,
    carrier: isShipped ? 'yamato' : null,
    cancelReason: null,
    paymentMethod: demo.paymentMethod,
    card:
      demo.paymentMethod === 'credit_card'
        ? { brand: 'visa', lastFour: demo.cardLastFour, holderName: demo.cardHolderName }
        : null,
    totalPrice: order.totalPrice,
    due: dueOf(sample),
    items: order.orderItems,
    customer: {
      ...{ name: order.name, kana: sample.demo.kana, email: order.email, phone: order.phone },
      fanName: fan.name,
      fanSince: timeOf({ daysAgo: fan.joinedDaysAgo, time: '20:00' }),
    },
    address:
      order.deliveryMethod === 'shipping'
        ? {
            postalCode: postalCode ?? '',
            prefecture: prefecture ?? '',
            city: city ?? '',
            street: street ?? '',
            building: building ?? '',
          }
        : null,
    payments:
      demo.paymentMethod === 'credit_card'
        ? [
            {
              id: sampleId(40_001),
              gatewayPaymentId: 'ch_sample',
              amount: order.totalPrice,
              state: order.paymentStatus === 'paid' ? 'paid' : 'failed',
              failure: order.paymentStatus === 'paid' ? null : 'card_declined',
              createdAt: order.createdAt,
              updatedAt: order.createdAt,
            },
          ]
        : [],
    changeId: sample.handOver?.id ?? null,
    timeline: timelineOf(sample),
    memo: {
      text: demo.memo ?? '',
      version: demo.memo === undefined ? 0 : 1,
      changedAt: demo.memo === undefined ? null : order.createdAt,
      changedBy: demo.memo === undefined ? null : nameOf('sano'),
    },
    refusedHandOvers: [],
    otherOrders: {
      list: others.slice(0, othersShown).map((other) => ({
        id: other.order.id,
        createdAt: other.order.createdAt,
        state: stateOf(other),
        totalPrice: other.order.totalPrice,
      })),
      totalCount: others.length,
    },
    receipt: order.paymentStatus === 'paid' ? receiptOf(order) : null,
  };
}

/** The money of an order of which nothing was refunded. */
export function refundsOf(sample: SampleOrder): Schemas['OrderRefunds'] {
  const { order, demo, handOver } = sample;
  const isPaid = order.paymentStatus === 'paid' || handOver !== null;
  const isCard = demo.paymentMethod === 'credit_card';
  const isOpen = ['pending', 'unshipped'].includes(order.deliveryStatus);
  return {
    changeId: handOver?.id ?? null,
    via: isCard ? 'card' : isPaid ? 'counter' : 'none',
    paid: isPaid ? order.totalPrice : 0,
    refunded: 0,
    open: 0,
    refundable: isPaid ? order.totalPrice : 0,
    actions: [...(isPaid ? ['refund' as const] : []), isOpen ? 'cancel' : 'take_back'],
    goods: goodsOf(order).map(({ productId, productName, unitPrice, quantity }) => ({
      ...{ productId, productName, unitPrice, quantity },
      returned: 0,
    })),
    gateway: isCard ? 'checked' : 'none',
    list: [],
  };
}

/** A part of the price was given back an hour ago. */
export function refundedInPart(sample: SampleOrder, amount: number): Schemas['OrderRefunds'] {
  const money = refundsOf(sample);
  return {
    ...money,
    changeId: sampleId(41_000),
    refunded: amount,
    refundable: money.refundable - amount,
    list: [
      {
        id: sampleId(41_001),
        kind: 'refund',
        amount,
        means: 'card',
        state: 'done',
        failure: null,
        reason: '一部に汚れがあったため',
        by: nameOf('sano'),
        at: timeOf({ minutesAgo: 61 }),
        doneAt: timeOf({ minutesAgo: 60 }),
        items: [],
      },
    ],
  };
}

/** The goods of all orders, as if each was still sold. */
export const productList: Schemas['StaffProductList'] = {
  list: [
    ...new Map(
      sampleOrders
        .flatMap(({ order }) => goodsOf(order))
        .map(({ productId, productName }) => [productId, productName]),
    ),
  ].map(([id, name]) => ({ id, name, isOnSale: true })),
};

const toShip = sampleOrders.filter((sample) => stateOf(sample) === 'unshipped');

export const packingList: Schemas['PackingList'] = {
  list: toShip.toReversed().map(({ order, demo }) => ({
    id: order.id,
    createdAt: order.createdAt,
    name: order.name,
    address: {
      postalCode: order.postalCode ?? '',
      prefecture: order.prefecture ?? '',
      city: order.city ?? '',
      street: order.street ?? '',
      building: order.building ?? '',
    },
    memo: demo.memo ?? null,
    items: goodsOf(order).map(({ productId, productName, unitPrice, quantity }) => ({
      ...{ productId, productName, unitPrice, quantity },
    })),
    shippingFee: order.orderItems.find(({ productId }) => productId === 0)?.unitPrice ?? 0,
    totalPrice: order.totalPrice,
  })),
  totalCount: toShip.length,
  sender: {
    name: `${sampleClub.team}（架空の球団です）`,
    address: '神奈川県横浜市中区海岸通1-1',
    phone: '045-000-0000',
    logoUrl: null,
  },
};

/** The file has each order that waits, and one that is no order of the club. */
export const shipmentPreview: Schemas['ShipmentPreview'] = {
  list: [
    ...toShip.map(({ order }, index): Schemas['ShipmentRow'] => ({
      line: index + 2,
      orderId: order.id,
      name: order.name,
      before: { state: 'unshipped', carrier: null, trackingNumber: null },
      after: { carrier: 'yamato', trackingNumber: `4120-9102-${3311 + index * 104}` },
      changeId: null,
      problem: null,
    })),
    {
      line: toShip.length + 2,
      orderId: '261101-000000',
      name: null,
      before: null,
      after: null,
      changeId: null,
      problem: 'unknown_order',
    },
  ],
  ready: toShip.length,
};
