import { RefusedHandOvers } from '@homestand/ui';

export function ToCheck() {
  return (
    <RefusedHandOvers
      hrefOf={(orderId) => `#${orderId}`}
      items={[
        {
          id: '1',
          orderId: '261121-R8T4KX',
          customerName: '石黒 まどか',
          reason: 'handedOver',
          at: '2026-11-21T13:38:00+09:00',
          by: 'レジ2',
          taken: null,
          inForce: { at: '2026-11-21T13:36:00+09:00', by: 'レジ1' },
        },
      ]}
    />
  );
}
