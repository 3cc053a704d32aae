import { IconButton, Inline, Text } from '@homestand/ui';
import { MinusIcon, PlusIcon } from '@homestand/ui/icons';
import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(1);
  return (
    <Inline>
      <IconButton
        label="一つ減らす"
        icon={<MinusIcon />}
        disabled={count === 0}
        onClick={() => setCount(count - 1)}
      />
      <Text>{count} 点</Text>
      <IconButton label="一つ増やす" icon={<PlusIcon />} onClick={() => setCount(count + 1)} />
    </Inline>
  );
}
