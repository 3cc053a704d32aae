import { Inline, StaffOrderStatus } from '@homestand/ui';

export function States() {
  return (
    <Inline>
      <StaffOrderStatus status="pending" />
      <StaffOrderStatus status="payment_pending" />
    </Inline>
  );
}
