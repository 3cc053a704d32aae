import { Button, Notice, Stack } from '@homestand/ui';
import { useState } from 'react';

export function FailedSave() {
  const [error, setError] = useState<string | null>(null);
  return (
    <Stack gap="md">
      <Notice>保存すると、ほかの端末でも同じ設定になります。</Notice>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <Button onClick={() => setError('保存できませんでした。もう一度お試しください。')}>
        保存する
      </Button>
    </Stack>
  );
}
