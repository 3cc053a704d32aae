import { type HandOverOutcome, HandOverResult } from '@homestand/ui';
import { useState } from 'react';

export function Result() {
  const [result, setResult] = useState<HandOverOutcome | null>({ kind: 'notAnOrder' });
  return (
    <HandOverResult
      result={result}
      onBack={() => setResult(null)}
      onRetry={() => setResult({ kind: 'unknown' })}
    />
  );
}
