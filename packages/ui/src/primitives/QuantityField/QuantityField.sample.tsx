import { QuantityField, Stack, Text } from '@homestand/ui';
import { useState } from 'react';

export function TowelCount() {
  const [count, setCount] = useState<number | null>(1);
  return (
    <Stack>
      <QuantityField value={count} onValueChange={setCount} itemName="応援タオル" />
      <Text>小計 {count === null ? '—' : `¥${(count * 2000).toLocaleString()}`}</Text>
    </Stack>
  );
}
