import type { components } from '@homestand/api-client';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];

/** A wanted quantity that the server does not know yet. */
export type CartChange = {
  productId: number;
  /** 0 removes the line. */
  quantity: number;
  /** The restored line; null for a change to an existing line. */
  restored: CartItem | null;
};

export type LocalCart = {
  /** The server's last response; null before the first one. */
  cart: Cart | null;
  changes: readonly CartChange[];
  /** Product ids in display order; a restored line finds its position here. */
  places: readonly number[];
  /** Changes the fan did not make, until they are read. */
  news: readonly string[];
  /** Notices that the fan has closed and the server still repeats. */
  read?: readonly string[] | undefined;
};

export const emptyLocalCart: LocalCart = { cart: null, changes: [], places: [], news: [] };

const maxPlaces = 200;

/** The cart with the local changes applied. */
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

/** Lines without a position come last. */
export function inCartOrder<Line extends { productId: number }>(
  lines: readonly Line[],
  places: readonly number[],
): Line[] {
  const placeOf = ({ productId }: Line) =>
    places.includes(productId) ? places.indexOf(productId) : places.length;
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export const hasChanges = ({ changes, read }: LocalCart) => changes.length > 0 || !!read?.length;

/** Closes the notices. Sending the cart with its version then tells the server, which repeats them until it knows. */
export const withNoticesRead = (local: LocalCart): LocalCart => ({
  ...local,
  news: [],
  read: [...new Set([...(local.read ?? []), ...local.news])].slice(-maxNotices),
});

/** The request: the whole cart as wanted, and the version it was made from. */
export const cartRequest = (local: LocalCart) => ({
  items: (displayedCart(local)?.cartItems ?? []).map(({ productId, quantity }) => ({
    productId,
    quantity,
  })),
  append: false,
  ...(local.cart && { version: local.cart.version }),
});

export function withQuantity(local: LocalCart, productId: number, quantity: number): LocalCart {
  const restored = local.changes.find((change) => change.productId === productId)?.restored ?? null;
  return withChange(local, { productId, quantity, restored: quantity === 0 ? null : restored });
}

/** Puts a removed line back at its position. */
export const withRestored = (local: LocalCart, item: CartItem): LocalCart =>
  withChange(local, { productId: item.productId, quantity: item.quantity, restored: item });

const withChange = (local: LocalCart, change: CartChange): LocalCart => ({
  ...local,
  changes: [...local.changes.filter((earlier) => earlier.productId !== change.productId), change],
});

/**
 * Replaces the cart with the server's response. `sent` has the changes and closed notices this response confirms;
 * later ones stay. A change to a line that someone else removed is dropped.
 */
export function withResponse(
  local: LocalCart,
  cart: Cart,
  sent: LocalCart = emptyLocalCart,
): LocalCart {
  const done = (change: CartChange) =>
    sent.changes.some(
      (sentChange) =>
        sentChange.productId === change.productId && sentChange.quantity === change.quantity,
    );
  const there = new Set(cart.cartItems.map(({ productId }) => productId));
  const changes = local.changes.filter(
    (change) => !done(change) && (there.has(change.productId) || change.restored !== null),
  );
  const notices = cart.message?.split('\n') ?? [];
  const { read = [] } = local;
  const fresh = [...there].filter((id) => !local.places.includes(id));
  return {
    cart: { ...cart, message: null },
    changes,
    places: [...local.places, ...fresh].slice(-maxPlaces),
    news: [
      ...new Set([...local.news, ...notices.filter((notice) => !read.includes(notice))]),
    ].slice(-maxNotices),
    read: read.filter((notice) => notices.includes(notice) && !sent.read?.includes(notice)),
  };
}

const maxNotices = 20;

/** Refused for good: the display stays as the fan made it, until the next response. */
export const withRefusal = (local: LocalCart): LocalCart => ({
  ...local,
  cart: displayedCart(local),
  changes: [],
  read: [],
});
