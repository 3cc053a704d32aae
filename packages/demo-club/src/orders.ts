import type { Before } from './when.ts';

type Line = {
  /** The product's index in `products`. */
  product: number;
  quantity: number;
};

type Common = {
  fan: string;
  name: string;
  kana: string;
  email: string;
  phone: string;
  items: readonly Line[];
  ordered: Before;
  updated: Before;
  /** The club's own note, which the counter shows. */
  memo?: string;
};

export type ShippingAddress = {
  name: string;
  kana: string;
  email: string;
  postalCode: string;
  prefecture: string;
  city: string;
  street: string;
  building?: string;
  phoneNumber: string;
};

export type PaidBy =
  | {
      paymentMethod: 'credit_card';
      cardLastFour: string;
      cardHolderName: string;
      /** Of a payment that did not simply succeed. */
      paymentStatus?: 'failed' | 'refunded';
    }
  | { paymentMethod: 'at_pickup' };

export type Order = Common &
  PaidBy &
  (
    | { deliveryMethod: 'venue'; deliveryStatus: 'pending' | 'received' | 'canceled' }
    | {
        deliveryMethod: 'shipping';
        deliveryStatus: 'unshipped' | 'shipped' | 'canceled';
        address: ShippingAddress;
        trackingNumber?: string;
      }
  );

const me = {
  fan: 'demo-fan-01',
  name: '湊 さくら',
  kana: 'ミナト サクラ',
  email: 'sakura@example.com',
  phone: '09012345678',
} as const;

const card = {
  paymentMethod: 'credit_card',
  cardLastFour: '4242',
  cardHolderName: 'SAKURA MINATO',
} as const;

/** The first fan's saved address. */
export const shippingAddress: ShippingAddress = {
  name: me.name,
  kana: me.kana,
  email: me.email,
  postalCode: '2310002',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '海岸通1-2-3',
  building: 'みなとハイツ302',
  phoneNumber: me.phone,
};

/** Oldest first: the first fan's orders, in every status. */
export const orders: readonly Order[] = [
  {
    ...me,
    ...card,
    deliveryMethod: 'venue',
    deliveryStatus: 'received',
    items: [
      { product: 0, quantity: 1 },
      { product: 2, quantity: 1 },
    ],
    ordered: { daysAgo: 192, time: '20:41' },
    updated: { daysAgo: 190, time: '16:52' },
  },
  {
    ...me,
    ...card,
    deliveryMethod: 'shipping',
    deliveryStatus: 'shipped',
    address: shippingAddress,
    trackingNumber: '4120-8835-2716',
    items: [
      { product: 17, quantity: 2 },
      { product: 9, quantity: 1 },
    ],
    ordered: { daysAgo: 121, time: '12:18' },
    updated: { daysAgo: 118, time: '10:05' },
  },
  {
    ...me,
    paymentMethod: 'at_pickup',
    deliveryMethod: 'venue',
    deliveryStatus: 'canceled',
    items: [{ product: 14, quantity: 1 }],
    ordered: { daysAgo: 84, time: '19:30' },
    updated: { daysAgo: 83, time: '09:12' },
  },
  {
    ...me,
    ...card,
    deliveryMethod: 'venue',
    deliveryStatus: 'received',
    items: [
      { product: 12, quantity: 2 },
      { product: 13, quantity: 2 },
      { product: 20, quantity: 1 },
    ],
    ordered: { daysAgo: 66, time: '21:14' },
    updated: { daysAgo: 63, time: '15:38' },
  },
  {
    ...me,
    ...card,
    deliveryMethod: 'shipping',
    deliveryStatus: 'shipped',
    address: shippingAddress,
    trackingNumber: '4120-9077-1543',
    items: [{ product: 26, quantity: 1 }],
    ordered: { daysAgo: 11, time: '08:26' },
    updated: { daysAgo: 8, time: '14:20' },
  },
  {
    ...me,
    ...card,
    deliveryMethod: 'shipping',
    deliveryStatus: 'unshipped',
    address: shippingAddress,
    items: [
      { product: 10, quantity: 1 },
      { product: 23, quantity: 1 },
      { product: 21, quantity: 1 },
    ],
    ordered: { daysAgo: 2, time: '22:03' },
    updated: { daysAgo: 2, time: '22:03' },
  },
  {
    ...me,
    paymentMethod: 'at_pickup',
    deliveryMethod: 'venue',
    deliveryStatus: 'pending',
    items: [{ product: 15, quantity: 1 }],
    ordered: { daysAgo: 1, time: '12:50' },
    updated: { daysAgo: 1, time: '12:50' },
  },
  {
    ...me,
    ...card,
    deliveryMethod: 'venue',
    deliveryStatus: 'pending',
    items: [
      { product: 1, quantity: 2 },
      { product: 22, quantity: 1 },
    ],
    ordered: { minutesAgo: 95 },
    updated: { minutesAgo: 95 },
  },
];

/** The first fan's collection: indexes of cards in `cards`, oldest first. */
export const collected: readonly { card: number; at: Before }[] = [
  { card: 12, at: { daysAgo: 190, time: '16:55' } },
  { card: 0, at: { daysAgo: 174, time: '17:20' } },
  { card: 1, at: { daysAgo: 158, time: '17:04' } },
  { card: 13, at: { daysAgo: 139, time: '18:31' } },
  { card: 20, at: { daysAgo: 118, time: '17:10' } },
  { card: 15, at: { daysAgo: 101, time: '17:40' } },
  { card: 9, at: { daysAgo: 84, time: '16:49' } },
  { card: 14, at: { daysAgo: 66, time: '17:25' } },
  { card: 30, at: { daysAgo: 58, time: '20:30' } },
  { card: 21, at: { daysAgo: 44, time: '13:02' } },
  { card: 24, at: { daysAgo: 24, time: '17:12' } },
  { card: 35, at: { daysAgo: 12, time: '23:05' } },
];
