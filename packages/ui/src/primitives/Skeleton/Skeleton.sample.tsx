import { Button, Skeleton, Stack, Text } from '@homestand/ui';
import { useState } from 'react';

export function Profile() {
  const [loading, setLoading] = useState(true);
  return (
    <Stack aria-busy={loading}>
      {loading ? (
        <Skeleton lines={2} label="読み込み中" />
      ) : (
        <Text>応援ありがとうございます。次の試合も球場でお待ちしています。</Text>
      )}
      <Button size="small" emphasis="quiet" onClick={() => setLoading(!loading)}>
        {loading ? '届いたところを見る' : '読み込み中に戻す'}
      </Button>
    </Stack>
  );
}
