import type { components } from '@homestand/api-client';
import type { Answers } from '@homestand/app-core/testing/answers';
import {
  type Order as DemoOrder,
  type Product as DemoProduct,
  shippingAddress as demoAddress,
  orders as demoOrders,
  products as demoProducts,
  productPictures,
} from '@homestand/demo-club';
import { timeOf } from './samplePeople';

type Schemas = components['schemas'];
type Order = Schemas['Order'];

const productOf = (product: DemoProduct, index: number): Schemas['Product'] => ({
  id: index + 1,
  name: product.name,
  price: product.price,
  size: product.size,
  material: product.material,
  description: product.description,
  imageUrls: productPictures(product.item).map(
    (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`,
  ),
  category: product.category,
  externalLinkEnabled: product.externalLinkUrl === undefined ? 0 : 1,
  externalLinkUrl: product.externalLinkUrl ?? null,
});

const products = demoProducts.map(productOf);
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

export const emptyCart: Schemas['Cart'] = { ...cart, cartItems: [], totalItems: 0, totalPrice: 0 };

export const shippingFee = 700;

export const shippingAddress: Schemas['ShippingAddress'] = { ...demoAddress };

function orderOf(order: DemoOrder, index: number): Order {
  const address = order.deliveryMethod === 'shipping' ? order.address : null;
  const items = order.items.flatMap(({ product: at, quantity }) => {
    const bought = products[at];
    if (!bought) return [];
    const { id, name, price, imageUrls } = bought;
    return { productId: id, productName: name, unitPrice: price, quantity, imageUrls };
  });
  const fee = {
    productId: 0,
    productName: '送料',
    unitPrice: shippingFee,
    quantity: 1,
    imageUrls: [],
  };
  const orderItems = address ? [...items, fee] : items;
  return {
    id: `2611${String(index + 1).padStart(2, '0')}-7K3MP${index + 1}`,
    createdAt: timeOf(order.ordered),
    updatedAt: timeOf(order.updated),
    deliveryStatus: order.deliveryStatus,
    deliveryMethod: order.deliveryMethod,
    trackingNumber: ('trackingNumber' in order && order.trackingNumber) || null,
    totalPrice: orderItems.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0),
    name: order.name,
    email: order.email,
    phone: order.phone,
    postalCode: address?.postalCode ?? null,
    prefecture: address?.prefecture ?? null,
    city: address?.city ?? null,
    street: address?.street ?? null,
    building: address?.building ?? null,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentMethod === 'at_pickup' ? 'at_pickup' : 'paid',
    cardLastFour: order.paymentMethod === 'credit_card' ? order.cardLastFour : null,
    cardHolderName: order.paymentMethod === 'credit_card' ? order.cardHolderName : null,
    orderItems,
  };
}

const orders = demoOrders.map(orderOf).toReversed();
export const [order = noOrder()] = orders;
function noOrder(): Order {
  throw new Error('The demo club has no orders.');
}

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

export const receipt: Schemas['Receipt'] = {
  number: order.id,
  issuedAt: order.createdAt,
  total: order.totalPrice,
  taxRate: 10,
  tax: Math.floor((order.totalPrice * 10) / 110),
  paymentMethod: 'credit_card',
  issuer: {
    name: '鶴浜クレインズ',
    registrationNumber: 'T1234567890123',
    address: '神奈川県横浜市中区海岸通1-1',
  },
};
