import { type OrderDetail, OrderDetails } from '@homestand/ui';

const customer = { name: '佐藤 さくら', email: 'sakura@example.com', phone: '09012345678' };
const noAddress = { postalCode: null, prefecture: null, city: null, street: null, building: null };
const card = { cardLastFour: '1111', cardHolderName: 'SAKURA SATO' };
const towel = { productId: 7, productName: 'フェイスタオル', unitPrice: 2000, quantity: 2 };

const order: OrderDetail = {
  ...customer,
  ...noAddress,
  ...card,
  id: '261121-7K3MPQ',
  createdAt: '2026-11-21T09:30:00Z',
  updatedAt: '2026-11-21T09:30:00Z',
  deliveryStatus: 'pending',
  deliveryMethod: 'venue',
  trackingNumber: null,
  paymentMethod: 'credit_card',
  paymentStatus: 'paid',
  totalPrice: 4000,
  orderItems: [{ ...towel, imageUrls: [] }],
};

export function MyOrder() {
  const showCode = () => window.alert('受け取り用QRコード');
  return (
    <OrderDetails order={order} onShowQr={showCode} receiptHref="#receipt" paymentHref="#payment" />
  );
}
