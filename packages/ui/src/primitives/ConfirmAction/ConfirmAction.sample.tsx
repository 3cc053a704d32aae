import { ConfirmAction, Stack, Text } from '@homestand/ui';
import { useState } from 'react';

export function EndSession() {
  const [ended, setEnded] = useState(false);
  return (
    <Stack gap="sm" align="start">
      <Text>{ended ? 'ログアウトしました。' : 'iPhone の Safari'}</Text>
      <ConfirmAction
        button={{ children: 'ログアウトさせる', emphasis: 'quiet', tone: 'danger' }}
        title="iPhone の Safari をログアウトさせますか？"
        confirmLabel="ログアウトさせる"
        tone="danger"
        onConfirm={() => setEnded(true)}
      >
        その端末では、もう一度ログインするまで使えなくなります。
      </ConfirmAction>
    </Stack>
  );
}
