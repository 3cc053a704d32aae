import { PaymentOutcome } from '@homestand/ui';
import { useState } from 'react';

export function PaymentResult() {
  const [status, setStatus] = useState<'unknown' | 'waiting'>('unknown');
  return (
    <PaymentOutcome
      status={status}
      slow
      onCheck={() => setStatus('waiting')}
      againHref="#again"
      cartHref="#cart"
      ordersHref="#orders"
    />
  );
}
