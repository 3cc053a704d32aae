type Line = { quantity: number; refunded?: number | undefined };

/** The goods that are handed over: without what was refunded. */
export const goodsLeft = <One extends Line>(items: readonly One[]): One[] =>
  items.flatMap(({ refunded = 0, ...item }) => {
    const quantity = item.quantity - refunded;
    return quantity > 0 ? [{ ...item, quantity } as One] : [];
  });

export const piecesLeft = (items: readonly Line[]): number =>
  goodsLeft(items).reduce((sum, { quantity }) => sum + quantity, 0);
