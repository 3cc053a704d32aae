import { ApiError, createKey, NetworkError, sendOnce, unwrap } from '@homestand/api-client';
import { useOffline } from '@homestand/app-core/browser/connection';
import { withCrossTabLock } from '@homestand/app-core/browser/crossTabLock';
import { createDeliveryQueue, isTemporary } from '@homestand/app-core/delivery/deliveryQueue';
import { inSession } from '@homestand/app-core/session/inSession';
import { getSession } from '@homestand/app-core/session/session';
import { onClearPersonData } from '@homestand/app-core/session/sessionScope';
import useSWR from 'swr';
import { client } from '../client';
import {
  type Cart,
  type CartItem,
  cartRequest,
  displayedCart,
  hasChanges,
  keyOf,
  type LocalCart,
  withNoticesRead,
  withQuantity,
  withRefusal,
  withResponse,
  withRestored,
} from './cart.merge';
import {
  clearLocalCart,
  getLocalCart,
  reloadLocalCart,
  updateLocalCart,
  useLocalCart,
} from './cart.store';
import { withServerClock } from './serverClock';
import { cartKey } from './shopKeys';

// PUT replaces the whole cart, so a repeated request is idempotent.
const queue = createDeliveryQueue(cartKey, sendChanges, logFailure);

/** The cart as the fan changed it. Changes show at once and are sent in the background. */
export function useCart() {
  const local = useLocalCart();
  const offline = useOffline();
  const load = useSWR(cartKey, reloadCart);
  const data = displayedCart(local) ?? undefined;
  return {
    ...load,
    data,
    /** Nothing is in it, and the server has been asked: this device's copy may be older than the cart. */
    isEmpty: data?.totalItems === 0 && !load.isValidating,
    news: local.news,
    places: local.places,
    /** Offline, with changes that are not sent yet. */
    unsent: offline && local.changes.length > 0,
  };
}

export const useCartCount = () => useCart().data?.totalItems ?? 0;

export const cartChanges = {
  setQuantity: (productId: number, quantity: number, optionId?: number) =>
    change((local) => withQuantity(local, productId, quantity, optionId)),
  remove: (productId: number, optionId?: number) =>
    change((local) => withQuantity(local, productId, 0, optionId)),
  restore: (item: CartItem) => change((local) => withRestored(local, item)),
  markRead: () => change(withNoticesRead),
};

function change(to: Parameters<typeof updateLocalCart>[0]) {
  updateLocalCart(to);
  queue.wake();
}

/** Sends cart changes whenever possible, until stopped. */
export function startCartSync(): () => void {
  const stop = queue.start();
  // A page restored from the back/forward cache has missed the other tabs' storage events.
  window.addEventListener('pageshow', reloadLocalCart);
  return () => {
    window.removeEventListener('pageshow', reloadLocalCart);
    stop();
  };
}

/** Loads the cart from the server. */
export const reloadCart = (): Promise<Cart> => withCrossTabLock(cartKey, loadCart);

/** Sends all changes and resolves with the server's cart; rejects when it is unreachable. */
export const settleCart = (): Promise<Cart> =>
  withCrossTabLock(cartKey, async () => {
    await sendChanges();
    return loadCart();
  });

/** After an order: the bought items are no longer in the cart. */
export function clearCart() {
  clearLocalCart();
  reloadCart().catch(logFailure);
}

const loadCart = () => applyResponse(() => unwrap(withServerClock(client.GET('/v1/user/cart'))));

/** Applies a cart response unless another person has logged in since the request. */
async function applyResponse(request: () => Promise<Cart>, sent?: LocalCart): Promise<Cart> {
  const personId = getSession()?.userId;
  const cart = await request();
  if (getSession()?.userId === personId)
    updateLocalCart((local) => withResponse(local, cart, sent));
  return cart;
}

async function sendChanges() {
  for (reloadLocalCart(); hasChanges(getLocalCart()); reloadLocalCart()) {
    const local = getLocalCart();
    if (!local.cart) {
      await loadCart();
      continue;
    }
    const body = cartRequest(local);
    try {
      await applyResponse(
        () => unwrap(withServerClock(client.PUT('/v1/user/cart', { body }))),
        local,
      );
    } catch (error) {
      // 409: another device changed the cart first. The local changes are applied to its cart and sent again.
      if (error instanceof ApiError && error.code === 409) await loadCart();
      else if (isTemporary(error)) throw error;
      else {
        logFailure(error);
        updateLocalCart(withRefusal);
      }
    }
  }
}

/** The keys of additions without a response, by what was asked: person:line:quantity. */
const attempts = new Map<string, string>();
onClearPersonData((isCleared) => {
  for (const addition of attempts.keys())
    if (isCleared(addition.slice(0, addition.indexOf(':')))) attempts.delete(addition);
});

/** Resolves when the server has the product. A retry after a failure adds it once. */
export function addToCart(productId: number, quantity: number, optionId?: number): Promise<Cart> {
  const id = { productId, ...(optionId !== undefined && { optionId }) };
  const body = { items: [{ ...id, quantity }], append: true };
  // Before the wait for the lock, during which another person may log in.
  const put = inSession((header: { 'Idempotency-Key': string }) =>
    unwrap(client.PUT('/v1/user/cart', { params: { header }, body })),
  );
  const addition = `${getSession()?.userId}:${keyOf(id)}:${quantity}`;
  return withCrossTabLock(cartKey, async () => {
    await sendChanges();
    const before = attempts.get(addition);
    const key = before ?? createKey();
    attempts.set(addition, key);
    try {
      const cart = await applyResponse(() => sendOnce(key, put, { tries: 2 }));
      attempts.delete(addition);
      // A repeated key returns the cart of the first try, which may be out of date.
      return before === undefined ? cart : loadCart();
    } catch (error) {
      if (!isTemporary(error)) attempts.delete(addition);
      throw error;
    }
  });
}

function logFailure(error: unknown) {
  if (error instanceof NetworkError) console.error('network error', error);
  else console.error('The cart was not sent.', error);
}
