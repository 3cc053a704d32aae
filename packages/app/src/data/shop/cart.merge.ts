import type { components } from '@homestand/api-client';

export type Cart = components['schemas']['Cart'];
export type CartItem = components['schemas']['CartItem'];

/** A line of the cart: a product, or one option of it. */
type LineId = { productId: number; optionId?: number | undefined };

/** Identifies a line among the lines of a cart; the product's number where it has no options. */
export type LineKey = number | `${number}-${number}`;

export const keyOf = ({ productId, optionId }: LineId): LineKey =>
  optionId === undefined ? productId : `${productId}-${optionId}`;

/** As a request names the line. */
const idOf = ({ productId, option }: Pick<CartItem, 'productId' | 'option'>) => ({
  productId,
  ...(option && { optionId: option.id }),
});

export const lineKeyOf = (line: Pick<CartItem, 'productId' | 'option'>) => keyOf(idOf(line));

/** A wanted quantity that the server does not know yet. */
export type CartChange = LineId & {
  /** 0 removes the line. */
  quantity: number;
  /** The restored line; null for a change to an existing line. */
  restored: CartItem | null;
};

export type LocalCart = {
  /** The server's last response; null before the first one. */
  cart: Cart | null;
  changes: readonly CartChange[];
  /** Lines in display order; a restored line finds its position here. */
  places: readonly LineKey[];
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
  const lines = new Map(cart.cartItems.map((item) => [lineKeyOf(item), item]));
  for (const { quantity, restored, ...id } of changes) {
    const key = keyOf(id);
    const line = lines.get(key) ?? restored;
    if (quantity === 0) lines.delete(key);
    else if (line) lines.set(key, { ...line, quantity, totalPrice: line.unitPrice * quantity });
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
export function inCartOrder<Line extends Pick<CartItem, 'productId' | 'option'>>(
  lines: readonly Line[],
  places: readonly LineKey[],
): Line[] {
  const placeOf = (line: Line) => {
    const place = places.indexOf(lineKeyOf(line));
    return place === -1 ? places.length : place;
  };
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
  items: (displayedCart(local)?.cartItems ?? []).map((line) => ({
    ...idOf(line),
    quantity: line.quantity,
  })),
  append: false,
  ...(local.cart && { version: local.cart.version }),
});

export function withQuantity(
  local: LocalCart,
  productId: number,
  quantity: number,
  optionId?: number,
): LocalCart {
  const id = { productId, ...(optionId !== undefined && { optionId }) };
  const earlier = local.changes.find((change) => keyOf(change) === keyOf(id));
  const restored = quantity === 0 ? null : (earlier?.restored ?? null);
  return withChange(local, { ...id, quantity, restored });
}

/** Puts a removed line back at its position. */
export const withRestored = (local: LocalCart, item: CartItem): LocalCart =>
  withChange(local, { ...idOf(item), quantity: item.quantity, restored: item });

const withChange = (local: LocalCart, change: CartChange): LocalCart => ({
  ...local,
  changes: [...local.changes.filter((earlier) => keyOf(earlier) !== keyOf(change)), change],
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
        keyOf(sentChange) === keyOf(change) && sentChange.quantity === change.quantity,
    );
  const there = new Set(cart.cartItems.map(lineKeyOf));
  const changes = local.changes.filter(
    (change) => !done(change) && (there.has(keyOf(change)) || change.restored !== null),
  );
  const notices = cart.message?.split('\n') ?? [];
  const { read = [] } = local;
  const fresh = [...there].filter((key) => !local.places.includes(key));
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

/** Shows another stock of a product in its lines. */
export function withShownStock(
  local: LocalCart,
  productId: number,
  { stock, options }: components['schemas']['ShownStock'],
): LocalCart {
  const { cart } = local;
  if (!cart?.cartItems.some((item) => item.productId === productId)) return local;
  const cartItems = cart.cartItems.map(({ stock: before, ...item }) => {
    if (item.productId !== productId) return before ? { ...item, stock: before } : item;
    const shown = item.option ? options.find(({ id }) => id === item.option?.id)?.stock : stock;
    return shown ? { ...item, stock: shown } : item;
  });
  return { ...local, cart: { ...cart, cartItems } };
}
