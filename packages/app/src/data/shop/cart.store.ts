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

/** The cart of this device, with its unsent changes. */
export const useLocalCart = () => ifOurs(useCartStore());
export const getLocalCart = () => ifOurs(useCartStore.getState());

/** Another tab may have just changed it: each change is applied to the stored cart. */
export function updateLocalCart(change: (known: LocalCart) => LocalCart) {
  const personId = getSession()?.userId;
  if (personId === undefined) return;
  const known = { ...change(readCart() ?? getLocalCart()), personId };
  // The stored cart takes precedence over the tab's memory, so no older one may stay there.
  if (!local.write(key, JSON.stringify(known))) local.remove(key);
  useCartStore.setState(known, true);
}

/** Applies the cart that another tab stored. */
export function reloadLocalCart() {
  const known = readCart();
  if (known) useCartStore.setState(known, true);
}

export function clearLocalCart() {
  local.remove(key);
  useCartStore.setState(ofNobody(), true);
}

/** Applies cart changes of another tab, and the end of the session. */
export function syncCartAcrossTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    useCartStore.setState(readCart() ?? ofNobody(), true);
  };
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener('storage', follow);
    // The session has ended and its stored cart was removed.
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
