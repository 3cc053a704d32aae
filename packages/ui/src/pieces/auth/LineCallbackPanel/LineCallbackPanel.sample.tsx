import { LineCallbackPanel } from '@homestand/ui';
import { useState } from 'react';

export function LoginResult() {
  const [status, setStatus] = useState<'pending' | 'switched'>('switched');
  return (
    <LineCallbackPanel
      status={status}
      name="さくら"
      onContinue={() => setStatus('pending')}
      loginHref="#login"
    />
  );
}
