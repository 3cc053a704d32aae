import { useState } from 'react';
import { cartChanges, type useCart } from '../../data/shop/cart';
import { type CartItem, inCartOrder } from '../../data/shop/cart.merge';

/** The cart's lines, including lines just removed, and their actions. */
export function useCartLines({
  data,
  places,
}: Pick<ReturnType<typeof useCart>, 'data' | 'places'>) {
  const [removed, setRemoved] = useState<readonly CartItem[]>([]);
  const { setQuantity, remove, restore, markRead } = cartChanges;

  const lines = data?.cartItems ?? [];
  const isThere = (id: number) => lines.some(({ productId }) => productId === id);
  const gone = removed
    .filter(({ productId }) => !isThere(productId))
    .map((line) => ({ ...line, removed: true }));

  return {
    items: inCartOrder([...lines, ...gone], places),
    onQuantityChange: (change: { productId: number; quantity: number }) =>
      setQuantity(change.productId, change.quantity),
    onDelete(id: number) {
      const line = lines.find(({ productId }) => productId === id);
      if (line) setRemoved((now) => [...now.filter(({ productId }) => productId !== id), line]);
      remove(id);
    },
    onUndo(id: number) {
      const line = removed.find(({ productId }) => productId === id);
      if (line) restore(line);
    },
    onReadNotices: markRead,
  };
}
