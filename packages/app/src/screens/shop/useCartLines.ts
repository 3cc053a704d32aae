import { useState } from 'react';
import { cartChanges, type useCart } from '../../data/shop/cart';
import { type CartItem, inCartOrder, keyOf, lineKeyOf } from '../../data/shop/cart.merge';

/** The cart's lines, including lines just removed, and their actions. */
export function useCartLines({
  data,
  places,
}: Pick<ReturnType<typeof useCart>, 'data' | 'places'>) {
  const [removed, setRemoved] = useState<readonly CartItem[]>([]);
  const { setQuantity, remove, restore, markRead } = cartChanges;

  const lines = data?.cartItems ?? [];
  const isOther = (line: CartItem) => (other: CartItem) => lineKeyOf(line) !== lineKeyOf(other);
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
      const line = lineIn(lines, productId, optionId);
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

/** The limit for a person is of the product: what its other options take is not left for this one. */
function withinLimit(line: CartItem, lines: readonly CartItem[]): CartItem {
  if (line.available === undefined || !line.option) return line;
  const others = lines.filter(
    (other) => other.productId === line.productId && lineKeyOf(other) !== lineKeyOf(line),
  );
  const taken = others.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...line, available: Math.max(0, line.available - taken) };
}
