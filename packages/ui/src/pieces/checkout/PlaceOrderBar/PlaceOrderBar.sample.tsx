import { PlaceOrderBar, type PlacingState } from '@homestand/ui';
import { useState } from 'react';

export function ConfirmBar() {
  const [status, setStatus] = useState<PlacingState>('idle');

  function place() {
    setStatus('sending');
    setTimeout(() => setStatus('leaving'), 1500);
    setTimeout(() => setStatus('idle'), 3000);
  }

  return <PlaceOrderBar total={9000} status={status} onPlace={place} />;
}
