import { Button, Inline, type OrderState, OrderStatus } from '@homestand/ui';
import { useState } from 'react';

export function DeliveryState() {
  const [status, setStatus] = useState<OrderState>('unshipped');
  return (
    <Inline>
      <OrderStatus status={status} />
      <Button size="small" emphasis="quiet" onClick={() => setStatus('shipped')}>
        発送済みにする
      </Button>
    </Inline>
  );
}
