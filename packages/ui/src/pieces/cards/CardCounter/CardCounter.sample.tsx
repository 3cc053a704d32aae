import { Button, CardCounter, Stack } from '@homestand/ui';
import { useState } from 'react';

export function CollectedCards() {
  const [collected, setCollected] = useState(22);
  return (
    <Stack gap="lg">
      <CardCounter collected={collected} total={24} />
      <Button disabled={collected === 24} onClick={() => setCollected(collected + 1)}>
        1 枚増やす
      </Button>
    </Stack>
  );
}
