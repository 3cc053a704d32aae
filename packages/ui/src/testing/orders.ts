import type { OrderDetail } from '../pieces/orders/OrderDetails/OrderDetails';

/** Address of the admin page of an order, as in the club's settings. */
export const adminOrder = (orderId: string) =>
  `https://fanclub.example/admin/orders/${orderId}/edit`;

/** An order for pickup, paid by card. */
export const venueOrder: OrderDetail = {
  id: '261121-7K3MPQ',
  createdAt: '2026-11-21T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  deliveryStatus: 'pending',
  deliveryMethod: 'venue',
  trackingNumber: null,
  totalPrice: 6100,
  name: '浜野 さくら',
  email: 'sakura@example.com',
  phone: '09012345678',
  postalCode: null,
  prefecture: null,
  city: null,
  street: null,
  building: null,
  paymentMethod: 'credit_card',
  paymentStatus: 'paid',
  cardLastFour: '1111',
  cardHolderName: 'SAKURA HAMANO',
  orderItems: [
    { productId: 7, productName: 'フェイスタオル', unitPrice: 1800, quantity: 2, imageUrls: [] },
    { productId: 9, productName: '応援バット', unitPrice: 2500, quantity: 1, imageUrls: [] },
  ],
};

/** A shipped order with shipping fee and tracking number. */
export const shippedOrder: OrderDetail = {
  ...venueOrder,
  id: '261103-M4XW2R',
  createdAt: '2026-11-03T03:05:00.000Z',
  updatedAt: '2026-11-06T05:40:00.000Z',
  deliveryStatus: 'shipped',
  deliveryMethod: 'shipping',
  trackingNumber: '4012-3456-7890',
  totalPrice: 6300,
  postalCode: '2310023',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '山下町1-1',
  building: '浜野マンション101号室',
  orderItems: [
    ...venueOrder.orderItems,
    { productId: 0, productName: '送料', unitPrice: 200, quantity: 1, imageUrls: [] },
  ],
};
