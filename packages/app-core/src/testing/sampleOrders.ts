import type { components } from '@homestand/api-client';
import {
  type Order as DemoOrder,
  type Product as DemoProduct,
  orders as demoOrders,
  products as demoProducts,
} from '@homestand/demo-club';
import { productPictures } from '@homestand/demo-club/drawings';
import { pictureOf, sampleClub, sampleShippingFee, timeOf } from './sampleClub';

type Schemas = components['schemas'];
type Order = Schemas['Order'];

const productOf = (
  { externalLinkUrl, ...product }: DemoProduct,
  index: number,
): Schemas['Product'] => ({
  ...product,
  id: index + 1,
  imageUrls: (productPictures[index] ?? []).map(pictureOf),
  externalLinkEnabled: externalLinkUrl === undefined ? 0 : 1,
  externalLinkUrl: externalLinkUrl ?? null,
});

export const sampleProducts = demoProducts.map(productOf);

/** An order of the demo club as the fan's app gets it. */
export function orderOf(order: DemoOrder, id: string): Order {
  const address = order.deliveryMethod === 'shipping' ? order.address : null;
  const items = order.items.flatMap(({ product: at, quantity }) => {
    const bought = sampleProducts[at];
    if (!bought) return [];
    const { id: productId, name, price, imageUrls } = bought;
    return { productId, productName: name, unitPrice: price, quantity, imageUrls };
  });
  const fee = {
    productId: 0,
    productName: '送料',
    unitPrice: sampleShippingFee,
    quantity: 1,
    imageUrls: [],
  };
  const orderItems = address ? [...items, fee] : items;
  return {
    id,
    createdAt: timeOf(order.ordered),
    updatedAt: timeOf(order.updated),
    deliveryStatus: order.deliveryStatus,
    deliveryMethod: order.deliveryMethod,
    trackingNumber: ('trackingNumber' in order && order.trackingNumber) || null,
    totalPrice: orderItems.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0),
    name: order.name,
    kana: order.kana,
    email: order.email,
    phone: order.phone,
    postalCode: address?.postalCode ?? null,
    prefecture: address?.prefecture ?? null,
    city: address?.city ?? null,
    street: address?.street ?? null,
    building: address?.building ?? null,
    paymentMethod: order.paymentMethod,
    paymentStatus:
      order.paymentMethod === 'at_pickup' ? 'at_pickup' : (order.paymentStatus ?? 'paid'),
    cardLastFour: order.paymentMethod === 'credit_card' ? order.cardLastFour : null,
    cardHolderName: order.paymentMethod === 'credit_card' ? order.cardHolderName : null,
    orderItems,
  };
}

/** The number of an order of the first fan, by its place in the demo club. */
export const fansOrderId = (index: number) =>
  `2611${String(index + 1).padStart(2, '0')}-7K3MP${index + 1}`;

/** The first fan's orders, the newest first. */
export const fansOrders = demoOrders
  .map((order, index) => orderOf(order, fansOrderId(index)))
  .toReversed();

export const receiptOf = ({ id, createdAt, totalPrice }: Order): Schemas['Receipt'] => ({
  number: id,
  issuedAt: createdAt,
  total: totalPrice,
  taxRate: 10,
  tax: Math.floor((totalPrice * 10) / 110),
  paymentMethod: 'credit_card',
  issuer: {
    name: sampleClub.team,
    registrationNumber: 'T1234567890123',
    address: '神奈川県横浜市中区海岸通1-1',
  },
});
