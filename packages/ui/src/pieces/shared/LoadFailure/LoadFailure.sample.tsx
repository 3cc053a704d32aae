import { LoadFailure, Text } from '@homestand/ui';
import { useState } from 'react';

export function Orders() {
  const [status, setStatus] = useState<'failed' | 'retrying' | 'loaded'>('failed');
  const retry = () => {
    setStatus('retrying');
    setTimeout(() => setStatus('loaded'), 1000);
  };
  if (status === 'loaded') return <Text>注文は 3 件あります。</Text>;
  return (
    <LoadFailure
      title="注文履歴を読み込めませんでした"
      retrying={status === 'retrying'}
      onRetry={retry}
    />
  );
}
