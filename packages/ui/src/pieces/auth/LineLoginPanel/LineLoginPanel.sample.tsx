import { LineLoginPanel } from '@homestand/ui';
import { useState } from 'react';

export function Login() {
  const [starting, setStarting] = useState(false);
  return (
    <LineLoginPanel
      team="さくら"
      slogan="いっしょに応援しよう。"
      logoUrl={null}
      status={starting ? 'starting' : 'idle'}
      onLogin={() => setStarting(true)}
      playerLoginHref="#player"
      commerceHref="#commerce"
      privacyHref="#privacy"
    />
  );
}
