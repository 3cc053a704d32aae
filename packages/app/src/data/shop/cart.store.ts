import { local, readJson } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';
import { create } from 'zustand';
import { emptyLocalCart, type LocalCart } from './cart.merge';
import { isOwnedCart, type OwnedCart } from './isOwnedCart';

const key = 'ntt_cart_data';

const useCartStore = create<OwnedCart>(() => readCart() ?? ofNobody());

function ofNobody(): OwnedCart {
  return { ...emptyLocalCart, personId: getSession()?.userId ?? '' };
}

const ifOurs = (known: OwnedCart): LocalCart =>
  known.personId === getSession()?.userId ? known : emptyLocalCart;

/** The cart as this device knows it, with the changes that have not been sent. */
export const useLocalCart = () => ifOurs(useCartStore());
export const getLocalCart = () => ifOurs(useCartStore.getState());

/** Another tab may have changed it a moment ago: each change is made to what is stored now. */
export function updateLocalCart(change: (known: LocalCart) => LocalCart) {
  const personId = getSession()?.userId;
  if (personId === undefined) return;
  const known = { ...change(readCart() ?? getLocalCart()), personId };
  // What is stored counts more than what a tab remembers, so nothing old may stay there.
  if (!local.write(key, JSON.stringify(known))) local.remove(key);
  useCartStore.setState(known, true);
}

/** What another tab has left. */
export function reloadLocalCart() {
  const known = readCart();
  if (known) useCartStore.setState(known, true);
}

export function clearLocalCart() {
  local.remove(key);
  useCartStore.setState(ofNobody(), true);
}

/** Another tab has changed the cart, or the person has gone. */
export function syncCartAcrossTabs(): () => void {
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
