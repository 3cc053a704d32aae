import { Button, type NoticeContent, NoticeText, Stack, Text } from '@homestand/ui';
import { useState } from 'react';

export function SaveAddress() {
  const [notice, setNotice] = useState<NoticeContent | null>(null);
  return (
    <Stack gap="sm" align="start">
      <Button onClick={() => setNotice({ kind: 'addressSaved' })}>保存する</Button>
      <Button emphasis="quiet" onClick={() => setNotice('在庫が足りません')}>
        注文する
      </Button>
      <div role="status">
        {notice && (
          <Text>
            <NoticeText notice={notice} />
          </Text>
        )}
      </div>
    </Stack>
  );
}
