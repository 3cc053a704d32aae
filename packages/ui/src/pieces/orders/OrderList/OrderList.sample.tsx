import { OrderList, type OrderRowItem } from '@homestand/ui';
import { useState } from 'react';

const orderOf = (id: string): OrderRowItem => ({
  id,
  createdAt: '2026-11-03T03:05:00Z',
  deliveryStatus: 'pending',
  deliveryMethod: 'venue',
  totalPrice: 2000,
  orderItems: [],
});

export function MyOrders() {
  const [ids, setIds] = useState(['261103-M4XW2R']);
  const reload = async () => setIds(ids.slice(0, 1));
  return (
    <OrderList
      items={ids.map(orderOf)}
      hrefOf={(orderId) => `#${orderId}`}
      shopHref="#shop"
      status="ready"
      more={ids.length < 2 ? 'more' : 'none'}
      onLoadMore={() => setIds([...ids, '261002-XW52QH'])}
      onRefresh={reload}
      onRetry={reload}
      onShowQr={(orderId) => window.alert(`${orderId}のQRコード`)}
      onShowPickups={() => window.alert('受け取り待ちのQRコード')}
    />
  );
}
