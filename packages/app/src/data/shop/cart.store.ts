import { schemaOf } from '@homestand/api-client';
import { quantityMax } from '@homestand/api-client/limits';
import { both, integer, list, oneOf } from '@homestand/api-client/moreSchemas';
import { nullable, object, type Schema, string } from '@homestand/api-client/schema';
import { createStored } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';
import { ofThisPerson } from '@homestand/app-core/session/sessionScope';
import { create } from 'zustand';
import { emptyLocalCart, type LineKey, type LocalCart } from './cart.merge';

type OwnedCart = LocalCart & { personId: string };

const item = both(
  schemaOf('CartItem'),
  object({
    productId: integer(1),
    unitPrice: integer(0),
    quantity: integer(1, quantityMax),
    totalPrice: integer(0),
    previousPrice: nullable(integer(0)),
  }),
);

const cart = both(
  schemaOf('Cart'),
  object({
    cartItems: list(item),
    totalItems: integer(0),
    totalPrice: integer(0),
    message: oneOf(null),
  }),
);

const optionId: Schema<number | undefined> = (value): value is number | undefined =>
  value === undefined || integer(1)(value);

const lineKey: Schema<LineKey> = (value): value is LineKey =>
  integer(1)(value) || (string(value) && /^\d+-\d+$/.test(value));

const ownedCart: Schema<OwnedCart> = object({
  personId: ofThisPerson,
  cart: nullable(cart),
  changes: list(
    object({
      productId: integer(1),
      optionId,
      quantity: integer(0, quantityMax),
      restored: nullable(item),
    }),
  ),
  places: list(lineKey),
  news: list(string),
  // Undefined in a cart that a version before stored.
  read: (value): value is string[] | undefined => value === undefined || list(string)(value),
});

const stored = createStored('ntt_cart_data', ownedCart);

const readCart = () => (getSession() ? stored.read() : null);

const useCartStore = create<OwnedCart>(() => readCart() ?? ofNobody());

function ofNobody(): OwnedCart {
  return { ...emptyLocalCart, personId: getSession()?.userId ?? '' };
}

const ifOurs = (cart: OwnedCart): LocalCart =>
  cart.personId === getSession()?.userId ? cart : emptyLocalCart;

/** The cart of this device, with its unsent changes. */
export const useLocalCart = () => ifOurs(useCartStore());
export const getLocalCart = () => ifOurs(useCartStore.getState());

/** Another tab may have just changed it: each change is applied to the stored cart. */
export function updateLocalCart(change: (cart: LocalCart) => LocalCart) {
  const personId = getSession()?.userId;
  if (personId === undefined) return;
  const cart = { ...change(readCart() ?? getLocalCart()), personId };
  // The stored cart takes precedence over the tab's memory, so no older one may stay there.
  if (!stored.write(cart)) stored.remove();
  useCartStore.setState(cart, true);
}

/** Applies the cart that another tab stored. */
export function reloadLocalCart() {
  const cart = readCart();
  if (cart) useCartStore.setState(cart, true);
}

export function clearLocalCart() {
  stored.remove();
  useCartStore.setState(ofNobody(), true);
}

/** Applies cart changes of another tab, and the end of the session. */
export function syncCartAcrossTabs(): () => void {
  const update = () => useCartStore.setState(readCart() ?? ofNobody(), true);
  const stop = stored.follow(update);
  return () => {
    stop();
    // The session has ended and its stored cart was removed.
    update();
  };
}
