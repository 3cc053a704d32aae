import { ApiError, createKey, NetworkError, sendOnce, unwrap } from '@homestand/api-client';
import useSWR from 'swr';
import {
  changeCart,
  forgetKnownCart,
  getKnownCart,
  rereadCart,
  useKnownCart,
} from '../stores/cart.store';
import { useOffline } from '../stores/link.store';
import { getSession } from '../stores/session.store';
import { client } from './api';
import {
  type Cart,
  type CartChange,
  type CartItem,
  shownCart,
  wantedCart,
  withAnswer,
  withQuantity,
  withRefusal,
  withRestored,
} from './cart.merge';
import { alone, createCourier, isForNow } from './courier';

const name = 'cart';

// The whole cart is put in place: sent twice, it is the same cart.
const courier = createCourier(name, sendChanges, logFailure);

/** The cart as the fan has made it; what shows at once is sent by and by. */
export function useCart() {
  const known = useKnownCart();
  const offline = useOffline();
  const load = useSWR(name, reloadCart);
  return {
    ...load,
    data: shownCart(known) ?? undefined,
    news: known.news,
    places: known.places,
    /** Changes wait for the line. */
    unsent: offline && known.changes.length > 0,
  };
}

export const useCartCount = () => useCart().data?.totalItems ?? 0;

export const useChangeCart = () => changes;

/** Resolves when the server has it. Asked again after a failure, it is still added once. */
export const useAddToCart = () => addToCart;

const changes = {
  setQuantity: (productId: number, quantity: number) =>
    change((known) => withQuantity(known, productId, quantity)),
  remove: (productId: number) => change((known) => withQuantity(known, productId, 0)),
  restore: (item: CartItem) => change((known) => withRestored(known, item)),
  markRead: () => changeCart((known) => ({ ...known, news: [] })),
};

function change(to: Parameters<typeof changeCart>[0]) {
  changeCart(to);
  courier.wake();
}

/** Sends what waits whenever it can, until it is stopped. */
export function startCart(): () => void {
  const stop = courier.start();
  // A page that comes back from the browser's memory has heard nothing of the other tabs.
  window.addEventListener('pageshow', rereadCart);
  return () => {
    window.removeEventListener('pageshow', rereadCart);
    stop();
  };
}

export const wakeCart = courier.wake;

/** Asks the server, which knows best. */
export const reloadCart = (): Promise<Cart> => alone(name, loadCart);

/** Resolves with the cart of the server when it has every change; rejects when it cannot be told. */
export const settleCart = (): Promise<Cart> =>
  alone(name, async () => {
    await sendChanges();
    return loadCart();
  });

/** After an order: what was bought is no longer in the cart. */
export function forgetCart() {
  forgetKnownCart();
  reloadCart().catch(logFailure);
}

const loadCart = () => tell(() => unwrap(client.GET('/v1/user/cart')));

/** An answer that comes when another person is here is nobody's any more. */
async function tell(ask: () => Promise<Cart>, sent: readonly CartChange[] = []): Promise<Cart> {
  const personId = getSession()?.userId;
  const cart = await ask();
  if (getSession()?.userId === personId) changeCart((known) => withAnswer(known, cart, sent));
  return cart;
}

async function sendChanges() {
  for (rereadCart(); getKnownCart().changes.length > 0; rereadCart()) {
    const known = getKnownCart();
    if (!known.cart) {
      await loadCart();
      continue;
    }
    const body = wantedCart(known);
    try {
      await tell(() => unwrap(client.PUT('/v1/user/cart', { body })), known.changes);
    } catch (error) {
      // Another device was first: what changed here is made to the cart that it left.
      if (error instanceof ApiError && error.code === 409) await loadCart();
      else if (isForNow(error)) throw error;
      else {
        logFailure(error);
        changeCart(withRefusal);
      }
    }
  }
}

const attempts = new Map<string, string>();

function addToCart(productId: number, quantity: number): Promise<Cart> {
  return alone(name, async () => {
    await sendChanges();
    const asked = `${getSession()?.userId}:${productId}:${quantity}`;
    const before = attempts.get(asked);
    const key = before ?? createKey();
    attempts.set(asked, key);
    const body = { items: [{ productId, quantity }], append: true };
    try {
      const cart = await tell(() =>
        sendOnce(
          key,
          (header) => unwrap(client.PUT('/v1/user/cart', { params: { header }, body })),
          { tries: 2 },
        ),
      );
      attempts.delete(asked);
      // The answer to the first try tells how the cart was then.
      return before === undefined ? cart : loadCart();
    } catch (error) {
      if (!isForNow(error)) attempts.delete(asked);
      throw error;
    }
  });
}

function logFailure(error: unknown) {
  if (error instanceof NetworkError) console.error('network error', error);
  else console.error('The cart was not sent.', error);
}
