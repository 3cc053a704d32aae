import type { components } from '@homestand/api-client';
import type { Answers } from '@homestand/app-core/testing/answers';
import {
  fansOrders as orders,
  sampleProducts as products,
  receiptOf,
} from '@homestand/app-core/testing/sampleOrders';
import { shippingAddress as demoAddress } from '@homestand/demo-club';

type Schemas = components['schemas'];
type Order = Schemas['Order'];

const listed = products.slice(0, 12);

const page = { totalPage: 1, page: 1, size: 15 };

export const productPage: Schemas['ProductPage'] = {
  list: listed,
  totalCount: listed.length,
  ...page,
};

const [jersey = missing(), towel = missing()] = products;
function missing(): Schemas['Product'] {
  throw new Error('The demo club has fewer than two products.');
}

export const product = {
  product: jersey,
  purchaseLimits: {
    perPerson: 5,
    ordered: 1,
    available: 4,
    pickupDays: 14,
    openPickups: { count: 1, maxCount: 3, total: 3300, maxTotal: 30_000 },
  },
};

const lines = [
  { product: jersey, quantity: 1 },
  { product: towel, quantity: 2 },
];
const goodsTotal = lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0);

export const cart: Schemas['Cart'] = {
  cartItems: lines.map((line) => ({
    productId: line.product.id,
    productName: line.product.name,
    unitPrice: line.product.price,
    quantity: line.quantity,
    totalPrice: line.product.price * line.quantity,
    previousPrice: null,
    imageUrls: line.product.imageUrls,
  })),
  totalItems: 3,
  totalPrice: goodsTotal,
  message: null,
  version: 'sample',
};

export const madeToOrder: Schemas['MadeToOrder'] = {
  deliveryPeriod: '2027年3月下旬',
  closesAt: '2026-12-20T14:59:00.000Z',
};

/** One product from stock, and one that is made to order. */
export const mixedCart: Schemas['Cart'] = {
  ...cart,
  cartItems: cart.cartItems.map((item, index) => (index === 1 ? { ...item, madeToOrder } : item)),
};

export const emptyCart: Schemas['Cart'] = { ...cart, cartItems: [], totalItems: 0, totalPrice: 0 };

export const shippingAddress: Schemas['ShippingAddress'] = { ...demoAddress };

export const [order = noOrder()] = orders;
function noOrder(): Order {
  throw new Error('The demo club has no orders.');
}

/** The same, to be paid when it is picked up. */
export const orderAtPickup = {
  ...order,
  paymentMethod: 'at_pickup',
  paymentStatus: 'at_pickup',
  cardLastFour: null,
  cardHolderName: null,
  pickupUntil: '2026-12-21T09:30:00.000Z',
} as const;

/** The server after a payment: the order has this status. */
export const paymentOf = (paymentStatus: Schemas['PaymentStatus']): Answers => ({
  'GET /v1/user/orders/{orderId}': { order: { ...order, paymentStatus } },
});

export const orderPage: Schemas['OrderPage'] = {
  list: orders,
  totalCount: orders.length,
  ...page,
};

export const pickupOf = ({ id, createdAt, orderItems }: Order): Schemas['Pickup'] => ({
  id,
  createdAt,
  code: `https://fanclub.example/admin/orders/${id}/edit`,
  items: orderItems.map(({ productName, quantity }) => ({ name: productName, quantity })),
});

export const pickups = orders
  .filter(
    ({ deliveryMethod, deliveryStatus }) =>
      `${deliveryMethod} ${deliveryStatus}` === 'venue pending',
  )
  .map(pickupOf);

export const receipt = receiptOf(order);
