import { type StaffOrder, StaffOrderDetails } from '@homestand/ui';

const order: StaffOrder = {
  id: '261121-7K3MPQ',
  state: 'pending',
  deliveryMethod: 'venue',
  trackingNumber: null,
  paymentMethod: 'at_pickup',
  card: null,
  totalPrice: 3600,
  due: 3600,
  items: [
    { productId: 7, productName: 'フェイスタオル', unitPrice: 1800, quantity: 2, imageUrls: [] },
  ],
  customer: {
    name: '浜野 あかり',
    email: 'akari@example.com',
    phone: '09012345678',
    fanName: 'あかり',
    fanSince: '2026-04-01T09:00:00.000Z',
  },
  address: null,
  payments: [],
  timeline: [],
  otherOrders: { list: [], totalCount: 0 },
};

export function Details() {
  return (
    <StaffOrderDetails
      order={order}
      orderHrefOf={(orderId) => `/orders/${orderId}`}
      productHrefOf={(productId) => `/orders?product=${productId}`}
    />
  );
}
