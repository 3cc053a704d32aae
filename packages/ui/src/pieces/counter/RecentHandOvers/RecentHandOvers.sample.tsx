import { RecentHandOvers } from '@homestand/ui';

export function LastOnes() {
  return (
    <RecentHandOvers
      hrefOf={(orderId) => `/orders/${orderId}/edit`}
      items={[
        {
          orderId: '261121-R8T4KX',
          customerName: '石黒 まどか',
          count: 2,
          taken: null,
          at: '2026-11-21T13:41:00+09:00',
          status: 'handedOver',
        },
      ]}
    />
  );
}
