import { useState } from 'react';
import { cartChanges, type useCart } from '../../data/shop/cart';
import { type CartItem, inCartOrder, keyOf, lineKeyOf } from '../../data/shop/cart.merge';
import { useSales } from '../../data/shop/saleClock';
import { withinLimit } from '../../data/shop/shortages';

type LineOf = Pick<CartItem, 'productId' | 'option'>;

/** The cart's lines, including lines just removed, and their actions. */
export function useCartLines({
  data,
  places,
}: Pick<ReturnType<typeof useCart>, 'data' | 'places'>) {
  const [removed, setRemoved] = useState<readonly CartItem[]>([]);
  const stored = data?.cartItems ?? [];
  const { setQuantity, remove, restore, markRead } = cartChanges;

  const lines = useSales(stored);
  const isOther = (line: LineOf) => (other: LineOf) => lineKeyOf(line) !== lineKeyOf(other);
  const lineIn = (list: readonly CartItem[], productId: number, optionId?: number) =>
    list.find((line) => lineKeyOf(line) === keyOf({ productId, optionId }));
  const gone = removed
    .filter((line) => lines.every(isOther(line)))
    .map((line) => ({ ...line, removed: true }));

  return {
    items: inCartOrder([...lines.map((line) => withinLimit(line, lines)), ...gone], places),
    onQuantityChange: (change: { productId: number; optionId?: number; quantity: number }) =>
      setQuantity(change.productId, change.quantity, change.optionId),
    onDelete(productId: number, optionId?: number) {
      const line = lineIn(stored, productId, optionId);
      if (line) setRemoved((now) => [...now.filter(isOther(line)), line]);
      remove(productId, optionId);
    },
    onUndo(productId: number, optionId?: number) {
      const line = lineIn(removed, productId, optionId);
      if (line) restore(line);
    },
    onReadNotices: markRead,
  };
}
