import { TillEntries } from '@homestand/ui';

export function Entries() {
  return (
    <TillEntries
      items={[
        {
          id: '1',
          at: '2026-11-22T13:42:00+09:00',
          kind: 'payment',
          orderId: '261122-V1WNDC',
          means: 'cash',
          amount: 1320,
          expected: null,
          reason: null,
          by: null,
        },
      ]}
      more={false}
      hrefOf={(orderId) => `/orders/${orderId}`}
    />
  );
}
