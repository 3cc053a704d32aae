import { OrderRefunds } from '@homestand/ui';

export function Refunds() {
  return (
    <OrderRefunds
      money={{ refunded: 0, open: 0, refundable: 3600, actions: ['refund', 'cancel'], list: [] }}
      error={null}
      onAction={() => {}}
      onOpen={() => {}}
    />
  );
}
