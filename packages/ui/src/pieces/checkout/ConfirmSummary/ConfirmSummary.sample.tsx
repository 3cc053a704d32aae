import { type ConfirmedOrder, ConfirmSummary } from '@homestand/ui';

const order: ConfirmedOrder = {
  deliveryMethod: 'venue',
  customer: { name: '佐藤 さくら', email: 'sakura@example.com', phone: '09012345678' },
  address: null,
  card: { brand: 'visa', last4: '1111', name: 'SAKURA SATO' },
  items: [{ id: 1, name: 'フェイスタオル', unitPrice: 2000, quantity: 2, pictureUrl: null }],
  shippingFee: 0,
  total: 4000,
};

export function OrderConfirm() {
  return (
    <ConfirmSummary
      order={order}
      infoHref="#info"
      paymentHref="#payment"
      cartHref="#cart"
      commerceHref="#commerce"
    />
  );
}
