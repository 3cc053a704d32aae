import { Button } from '@homestand/ui';
import { CartIcon } from '@homestand/ui/icons';
import { useState } from 'react';

export function AddToCart() {
  const [count, setCount] = useState(0);
  return (
    <Button tone="accent" icon={<CartIcon size="small" />} onClick={() => setCount(count + 1)}>
      {count === 0 ? 'カートに入れる' : `カートに ${count} 点`}
    </Button>
  );
}
