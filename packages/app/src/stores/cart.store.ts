import { create } from 'zustand';
import { type KnownCart, nothingKnown } from '../data/cart.merge';
import { local, readJson } from '../lib/storage';
import { isOwnedCart, type OwnedCart } from './isOwnedCart';
import { getSession } from './session.store';

const key = 'ntt_cart_data';

const useCartStore = create<OwnedCart>(() => readCart() ?? ofNobody());

function ofNobody(): OwnedCart {
  return { ...nothingKnown, personId: getSession()?.userId ?? '' };
}

const ifOurs = (known: OwnedCart): KnownCart =>
  known.personId === getSession()?.userId ? known : nothingKnown;

/** The cart as this device knows it, with the changes that have not been sent. */
export const useKnownCart = () => ifOurs(useCartStore());
export const getKnownCart = () => ifOurs(useCartStore.getState());

/** Another tab may have changed it a moment ago: each change is made to what is stored now. */
export function changeCart(change: (known: KnownCart) => KnownCart) {
  const personId = getSession()?.userId;
  if (personId === undefined) return;
  const known = { ...change(readCart() ?? getKnownCart()), personId };
  // What is stored counts more than what a tab remembers, so nothing old may stay there.
  if (!local.write(key, JSON.stringify(known))) local.remove(key);
  useCartStore.setState(known, true);
}

/** What another tab has left. */
export function rereadCart() {
  const known = readCart();
  if (known) useCartStore.setState(known, true);
}

export function forgetKnownCart() {
  local.remove(key);
  useCartStore.setState(ofNobody(), true);
}

/** Another tab has changed the cart, or the person has gone. */
export function followCartOfOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    useCartStore.setState(readCart() ?? ofNobody(), true);
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
    // The session is over and took what was stored with it.
    useCartStore.setState(readCart() ?? ofNobody(), true);
  };
}

function readCart(): OwnedCart | null {
  const personId = getSession()?.userId;
  if (personId === undefined) return null;
  return readJson(
    local,
    key,
    (value): value is OwnedCart => isOwnedCart(value) && value.personId === personId,
  );
}
