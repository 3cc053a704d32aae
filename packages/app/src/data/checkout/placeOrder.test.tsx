import type { components } from '@homestand/api-client';
import { beginSession, endSession } from '@homestand/app-core/session/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasUnresolved, placeOrder } from './placeOrder';

const signIn = (userId: string) =>
  beginSession({
    viewer: 'user',
    token: `token-${userId}-${Math.random()}`,
    name: '浜野 さくら',
    email: null,
    userId,
    pictureUrl: null,
    playerCardsId: null,
  });

const cart: components['schemas']['Cart'] = {
  cartItems: [],
  totalItems: 1,
  totalPrice: 1200,
  message: null,
  version: '1',
};
const paid = {
  orderId: 'order-1',
  paymentStatus: 'paid',
  redirectUrl: null,
  orderPaymentSessionId: null,
};
const placing = '/v1/user/orders/create-with-payment';
const tokenUrl = 'https://pay.example/tokens';

/** The paths of all requests; that of the token, and that of the order, wait for `respond`. */
let requests: string[];
let waiting: Map<string, (response: Response) => void>;

const envelope = (data: unknown) => Response.json({ code: 200, message: 'success', data });

async function respond(path: string, response: Response) {
  await expect.poll(() => waiting.has(path)).toBe(true);
  waiting.get(path)?.(response);
}

beforeEach(() => {
  requests = [];
  waiting = new Map();
  signIn('me');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init);
    const path = url === tokenUrl ? 'token' : new URL(url).pathname.replace('/api', '');
    requests.push(`${method} ${path}`);
    if (path === '/v1/user/cart') return envelope(cart);
    return new Promise((resolve) => waiting.set(path, resolve));
  });
});

afterEach(() => {
  // A payment that a failed test leaves behind would hold the lock of the next.
  for (const end of waiting.values()) end(Response.json({ code: 400 }, { status: 400 }));
  endSession({ onPurpose: true });
  localStorage.clear();
  vi.restoreAllMocks();
});

const pay = () =>
  placeOrder(
    {
      title: '',
      content: '',
      orderForm: { name: '浜野 さくら', email: 'sakura@example.com', phone: '09000000000' },
      syncAddress: 0,
      deliveryMethod: 'venue',
      expectedTotal: 1200,
      shippingFee: 0,
      items: [],
    },
    {
      card: {
        number: '4242424242424242',
        name: 'SAKURA HAMANO',
        month: '12',
        year: '2030',
        code: '123',
      },
      gateway: { tokenUrl, publishableKey: 'public' },
    },
    async () => ({ fee: 0, freeFrom: null, byPrefecture: [] }),
    () => {},
  );

const storedAttempts = () => Object.keys(localStorage).filter((key) => key.startsWith('payment:'));

test('[CHK-09] a request that waits for its response is in memory until the session ends', async () => {
  const placed = pay();
  await respond('token', Response.json({ id: 'token-1' }));
  await expect.poll(() => waiting.has(placing)).toBe(true);
  expect(hasUnresolved()).toBe(false);
  endSession({ onPurpose: false });
  signIn('me');
  // What is stored has no card: the server must tell what became of it.
  expect(hasUnresolved()).toBe(true);
  await respond(placing, envelope(paid));
  expect(await placed).toEqual({ name: 'paid', orderId: 'order-1' });
  expect(hasUnresolved()).toBe(false);
});

test('[CHK-09] nobody orders in the name of the next person, whose login came while the card became a token', async () => {
  const placed = pay();
  await expect.poll(() => waiting.has('token')).toBe(true);
  signIn('next');
  await respond('token', Response.json({ id: 'token-1' }));
  expect(await placed).toMatchObject({ name: 'refused', reason: { kind: 'notSent' } });
  expect(requests).not.toContain(`POST ${placing}`);
  expect(storedAttempts()).toEqual([]);
});

test('[CHK-09] a response that comes after another person has logged in is neither theirs nor stored in their name', async () => {
  const placed = pay();
  await respond('token', Response.json({ id: 'token-1' }));
  await expect.poll(() => waiting.has(placing)).toBe(true);
  expect(storedAttempts()).toEqual(['payment:me']);
  signIn('next');
  await respond(placing, envelope(paid));
  expect(await placed).toMatchObject({ name: 'unknown', error: { reason: 'aborted' } });
  expect(storedAttempts()).toEqual(['payment:me']);
});
