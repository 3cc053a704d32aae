import { InstallOffer } from '@homestand/ui';
import { useState } from 'react';

export function AddToHome() {
  const [kind, setKind] = useState<'prompt' | 'steps' | null>('prompt');
  return (
    <InstallOffer kind={kind} onAccept={() => setKind('steps')} onLater={() => setKind(null)} />
  );
}
