import { CartList, type CartListLine } from '@homestand/ui';
import { useState } from 'react';

const towel: CartListLine = {
  productId: 7,
  productName: 'フェイスタオル',
  unitPrice: 2000,
  quantity: 2,
  totalPrice: 4000,
  previousPrice: null,
  imageUrls: [],
};

export function CartOfOne() {
  const [line, setLine] = useState(towel);
  return (
    <CartList
      items={[line]}
      hrefOf={(productId) => `#goods-${productId}`}
      shopHref="#shop"
      onQuantityChange={({ quantity }) =>
        setLine({ ...line, quantity, totalPrice: line.unitPrice * quantity })
      }
      onDelete={() => setLine({ ...line, removed: true })}
      onUndo={() => setLine({ ...line, removed: false })}
    />
  );
}
