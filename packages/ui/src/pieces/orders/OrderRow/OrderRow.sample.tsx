import { OrderQrDialog, OrderRow, type OrderRowItem } from '@homestand/ui';
import { useState } from 'react';

const order: OrderRowItem = {
  id: '261121-7K3MPQ',
  createdAt: '2026-11-21T09:30:00Z',
  deliveryStatus: 'pending',
  deliveryMethod: 'venue',
  totalPrice: 4000,
  orderItems: [
    { productId: 7, productName: 'フェイスタオル', unitPrice: 2000, quantity: 2, imageUrls: [] },
  ],
};

export function LatestOrder() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <OrderRow item={order} href="#order" onShowQr={() => setOpen(true)} />
      <OrderQrDialog open={open} orderId={order.id} value={order.id} onClose={close} />
    </>
  );
}
