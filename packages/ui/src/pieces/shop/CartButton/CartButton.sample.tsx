import { Button, CartButton } from '@homestand/ui';
import { useState } from 'react';

export function ShopWithCart() {
  const [count, setCount] = useState(2);
  return (
    <>
      <Button tone="accent" onClick={() => setCount(count + 1)}>
        1 点追加する
      </Button>
      <CartButton href="#cart" count={count} />
    </>
  );
}
