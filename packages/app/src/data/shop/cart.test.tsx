import { beginSession, endSession } from '@homestand/app-core/session/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart, cartChanges, clearCart, reloadCart, settleCart } from './cart';
import { displayedCart } from './cart.merge';
import { clearLocalCart, getLocalCart } from './cart.store';

type Body = {
  items: { productId: number; quantity: number }[];
  append: boolean;
  version?: string;
};
type Call = { method: string; body: Body | null; key: string | null };

/** A fake server with a cart; its responses can be delayed, lost or refused. */
let server: {
  items: Map<number, number>;
  keys: Set<string>;
  calls: Call[];
  atOnce: number;
  most: number;
  /** `answer lost`: the change is made and the response dropped. `unreachable`: nothing happens. */
  trouble: 'none' | 'unreachable' | 'answer lost' | 'refuses';
};

const versionNow = () => JSON.stringify([...server.items]);

function responseOf(status: number, data: unknown) {
  const body =
    status === 200
      ? { code: 200, message: 'success', data }
      : { code: status, message: '×', data: null };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

function cartNow() {
  const cartItems = [...server.items].map(([productId, quantity]) => ({
    productId,
    productName: `商品${productId}`,
    unitPrice: 100,
    quantity,
    totalPrice: 100 * quantity,
    previousPrice: null,
    imageUrls: [],
  }));
  return responseOf(200, {
    cartItems,
    totalItems: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    message: null,
    version: versionNow(),
  });
}

function work({ body, key }: Call): Response {
  if (!body) return cartNow();
  if (server.trouble === 'refuses') return responseOf(422, null);
  if (body.version !== undefined && body.version !== versionNow()) return responseOf(409, null);
  if (key !== null && server.keys.has(key)) return cartNow();
  if (key !== null) server.keys.add(key);
  if (!body.append) server.items = new Map();
  for (const { productId, quantity } of body.items)
    server.items.set(productId, (server.items.get(productId) ?? 0) + quantity);
  return cartNow();
}

async function respond(request: Request): Promise<Response> {
  const body = request.method === 'PUT' ? ((await request.json()) as Body) : null;
  const call = { method: request.method, body, key: request.headers.get('idempotency-key') };
  server.calls.push(call);
  server.atOnce += 1;
  server.most = Math.max(server.most, server.atOnce);
  // The response comes in the next frame, so that calls sent at once overlap.
  await new Promise(requestAnimationFrame);
  server.atOnce -= 1;
  if (server.trouble === 'unreachable') throw new TypeError('Failed to fetch');
  const done = work(call);
  if (server.trouble === 'answer lost') throw new TypeError('Failed to fetch');
  return done;
}

const puts = () => server.calls.filter(({ method }) => method === 'PUT');
const quantities = () => Object.fromEntries(server.items);
const shown = () =>
  displayedCart(getLocalCart())?.cartItems.map((line) => [line.productId, line.quantity]);

const { setQuantity, remove, restore } = cartChanges;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    respond(input instanceof Request ? input : new Request(input, init)),
  );
  server = {
    items: new Map([
      [7, 1],
      [3, 2],
    ]),
    keys: new Set(),
    calls: [],
    atOnce: 0,
    most: 0,
    trouble: 'none',
  };
  beginSession({
    viewer: 'user',
    token: String(Math.random()),
    name: '浜野 さくら',
    email: null,
    userId: 'fan-1',
    pictureUrl: null,
    playerCardsId: null,
  });
  clearLocalCart();
  await reloadCart();
});
afterEach(async () => {
  server.trouble = 'none';
  await settleCart();
  vi.restoreAllMocks();
  endSession({ onPurpose: true });
});

test('[CART-03] twenty fast taps: one request at a time, few of them, and the last quantity wins', async () => {
  for (let quantity = 2; quantity <= 21; quantity++) setQuantity(7, quantity);
  expect(shown()?.[0]).toEqual([7, 21]);
  await settleCart();
  expect(quantities()).toEqual({ 7: 21, 3: 2 });
  expect(server.most).toBe(1);
  expect(puts().length).toBeLessThanOrEqual(3);
  for (const { body } of puts()) expect(body?.append).toBe(false);
});

test('[CART-03] taps during a request are sent after it', async () => {
  setQuantity(7, 2);
  await vi.waitFor(() => expect(puts()).toHaveLength(1));
  setQuantity(7, 3);
  remove(3);
  expect(shown()).toEqual([[7, 3]]);
  await settleCart();
  expect(quantities()).toEqual({ 7: 3 });
  expect(puts()).toHaveLength(2);
});

test('[CART-04] a change that fails is logged, stays shown, and is sent with the next one', async () => {
  server.trouble = 'unreachable';
  setQuantity(7, 5);
  await expect(settleCart()).rejects.toThrow();
  expect(console.error).toHaveBeenCalled();
  expect(shown()?.[0]).toEqual([7, 5]);
  expect(quantities()).toEqual({ 7: 1, 3: 2 });
  server.trouble = 'none';
  setQuantity(3, 4);
  await settleCart();
  expect(quantities()).toEqual({ 7: 5, 3: 4 });
});

test('[CART-04] a change that is refused for good is logged and sent once', async () => {
  server.trouble = 'refuses';
  remove(7);
  await vi.waitFor(() => expect(getLocalCart().changes).toEqual([]));
  expect(shown()).toEqual([[3, 2]]);
  expect(puts()).toHaveLength(1);
  expect(console.error).toHaveBeenCalledOnce();
});

test('after a lost response the same cart is sent again, and nothing changes twice', async () => {
  server.trouble = 'answer lost';
  setQuantity(7, 5);
  await expect(settleCart()).rejects.toThrow();
  expect(quantities()).toEqual({ 7: 5, 3: 2 });
  server.trouble = 'none';
  setQuantity(7, 6);
  await settleCart();
  expect(quantities()).toEqual({ 7: 6, 3: 2 });
  expect(shown()?.[0]).toEqual([7, 6]);
});

test('a change made here does not undo the changes of another device', async () => {
  server.items = new Map([
    [7, 1],
    [9, 4],
  ]);
  setQuantity(7, 2);
  setQuantity(3, 8);
  const cart = await settleCart();
  expect(quantities()).toEqual({ 7: 2, 9: 4 });
  expect(cart.totalItems).toBe(6);
});

test('[CART-01] a removed line can be restored, whatever request is running', async () => {
  const [, line] = displayedCart(getLocalCart())?.cartItems ?? [];
  remove(3);
  await vi.waitFor(() => expect(puts()).toHaveLength(1));
  if (line) restore(line);
  await settleCart();
  expect(quantities()).toEqual({ 7: 1, 3: 2 });
});

test('[GOODS-05] adding again after a lost response adds once', async () => {
  server.trouble = 'answer lost';
  await expect(addToCart(7, 2)).rejects.toThrow();
  expect(quantities()).toEqual({ 7: 3, 3: 2 });
  server.trouble = 'none';
  await addToCart(7, 2);
  expect(quantities()).toEqual({ 7: 3, 3: 2 });
  expect(shown()?.[0]).toEqual([7, 3]);
  await addToCart(7, 2);
  expect(quantities()).toEqual({ 7: 5, 3: 2 });
});

test('[GOODS-05] earlier changes are sent before a product is added', async () => {
  setQuantity(7, 5);
  await addToCart(7, 1);
  expect(quantities()).toEqual({ 7: 6, 3: 2 });
  expect(shown()?.[0]).toEqual([7, 6]);
});

test('after an order the cart is the server’s, not the local one', async () => {
  setQuantity(7, 5);
  await settleCart();
  server.items = new Map([[3, 1]]);
  clearCart();
  expect(getLocalCart().cart).toBeNull();
  await vi.waitFor(() => expect(shown()).toEqual([[3, 1]]));
});

test('a response for a person who has logged out is dropped', async () => {
  const reload = reloadCart();
  endSession({ onPurpose: true });
  localStorage.clear();
  await reload;
  expect(localStorage.getItem('ntt_cart_data')).toBeNull();
});
