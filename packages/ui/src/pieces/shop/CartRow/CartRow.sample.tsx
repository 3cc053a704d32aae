import { CartRow } from '@homestand/ui';
import { useState } from 'react';

const unitPrice = 2000;
const towel = { productId: 7, productName: 'フェイスタオル', unitPrice, imageUrls: [] };

export function TowelInCart() {
  const [quantity, setQuantity] = useState(2);
  if (quantity === 0) return <p>カートから削除しました。</p>;
  return (
    <CartRow
      line={{ ...towel, quantity, totalPrice: unitPrice * quantity, previousPrice: 1800 }}
      href="#goods-7"
      onQuantityChange={setQuantity}
      onDelete={() => setQuantity(0)}
    />
  );
}
