import type { components } from '@homestand/api-client';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];

/** What the fan wants of one product and the server does not know yet. */
export type CartChange = {
  productId: number;
  /** 0 takes it out. */
  quantity: number;
  /** The line that is put back; a change without one is about a line that is there. */
  restored: CartItem | null;
};

export type LocalCart = {
  /** As the server last told it; null when it has not told anything yet. */
  cart: Cart | null;
  changes: readonly CartChange[];
  /** Product ids in the order they stand; a line that comes back finds its place. */
  places: readonly number[];
  /** What changed without the fan, until it is read. */
  news: readonly string[];
};

export const emptyLocalCart: LocalCart = { cart: null, changes: [], places: [], news: [] };

const mostPlaces = 200;

/** The cart as the fan has made it, whether the server knows or not. */
export function displayedCart({ cart, changes, places }: LocalCart): Cart | null {
  if (!cart) return null;
  const lines = new Map(cart.cartItems.map((item) => [item.productId, item]));
  for (const { productId, quantity, restored } of changes) {
    const line = lines.get(productId) ?? restored;
    if (quantity === 0) lines.delete(productId);
    else if (line)
      lines.set(productId, { ...line, quantity, totalPrice: line.unitPrice * quantity });
  }
  const cartItems = inCartOrder([...lines.values()], places);
  return {
    ...cart,
    cartItems,
    totalItems: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  };
}

/** What has no place yet stands last. */
export function inCartOrder<Line extends { productId: number }>(
  lines: readonly Line[],
  places: readonly number[],
): Line[] {
  const placeOf = ({ productId }: Line) =>
    places.includes(productId) ? places.indexOf(productId) : places.length;
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** All that has to be sent: the whole cart as it is wanted, and which cart that was made from. */
export const cartRequest = (known: LocalCart) => ({
  items: (displayedCart(known)?.cartItems ?? []).map(({ productId, quantity }) => ({
    productId,
    quantity,
  })),
  append: false,
  ...(known.cart && { version: known.cart.version }),
});

export function withQuantity(known: LocalCart, productId: number, quantity: number): LocalCart {
  const restored = known.changes.find((change) => change.productId === productId)?.restored ?? null;
  return withChange(known, { productId, quantity, restored: quantity === 0 ? null : restored });
}

/** A line that was taken out stands where it stood. */
export const withRestored = (known: LocalCart, item: CartItem): LocalCart =>
  withChange(known, { productId: item.productId, quantity: item.quantity, restored: item });

const withChange = (known: LocalCart, change: CartChange): LocalCart => ({
  ...known,
  changes: [...known.changes.filter((one) => one.productId !== change.productId), change],
});

/**
 * What the server says takes the place of what it said before. `sent` are the changes it has just done: what
 * the fan has changed since stays. A change of a line that somebody else took out has nothing to change.
 */
export function withResponse(
  known: LocalCart,
  cart: Cart,
  sent: readonly CartChange[] = [],
): LocalCart {
  const done = (change: CartChange) =>
    sent.some((one) => one.productId === change.productId && one.quantity === change.quantity);
  const there = new Set(cart.cartItems.map(({ productId }) => productId));
  const changes = known.changes.filter(
    (change) => !done(change) && (there.has(change.productId) || change.restored !== null),
  );
  const fresh = [...there].filter((id) => !known.places.includes(id));
  return {
    cart: { ...cart, message: null },
    changes,
    places: [...known.places, ...fresh].slice(-mostPlaces),
    news: withNews(known.news, cart.message),
  };
}

const withNews = (news: readonly string[], message: string | null) =>
  [...new Set([...news, ...(message?.split('\n') ?? [])])].slice(-mostNews);

const mostNews = 20;

/** Refused for good: what shows stays as the fan made it, until the server tells how it is. */
export const withRefusal = (known: LocalCart): LocalCart => ({
  ...known,
  cart: displayedCart(known),
  changes: [],
});
