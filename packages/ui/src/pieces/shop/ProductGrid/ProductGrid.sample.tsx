import { type ListedProduct, ProductGrid } from '@homestand/ui';
import { useState } from 'react';

const productOf = (id: number): ListedProduct => ({
  id,
  name: `フェイスタオル ${id}`,
  price: 2000,
  imageUrls: [],
  category: 'goods for support',
  externalLinkEnabled: 0,
});

export function ShopGoods() {
  const [count, setCount] = useState(4);
  return (
    <ProductGrid
      items={Array.from({ length: count }, (_, index) => productOf(index + 1))}
      total={8}
      hrefOf={(productId) => `#goods-${productId}`}
      more={count < 8 ? 'more' : 'none'}
      onLoadMore={() => setCount(8)}
    />
  );
}
