import { Button, Progress, Stack } from '@homestand/ui';
import { useState } from 'react';

export function Collected() {
  const [count, setCount] = useState(6);
  return (
    <Stack align="start">
      <Progress label="集めたカード" value={count} max={24} valueText={`${count} / 24`} />
      <Button size="small" disabled={count === 24} onClick={() => setCount(count + 1)}>
        1枚ふやす
      </Button>
    </Stack>
  );
}
