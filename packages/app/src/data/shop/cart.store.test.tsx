import { beginSession, endSession } from '@homestand/app-core/session/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CartItem, emptyLocalCart, withQuantity, withResponse } from './cart.merge';
import {
  clearLocalCart,
  getLocalCart,
  reloadLocalCart,
  syncCartAcrossTabs,
  updateLocalCart,
} from './cart.store';

const key = 'ntt_cart_data';

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

const towel: CartItem = {
  productId: 7,
  productName: 'フェイスタオル',
  unitPrice: 1800,
  quantity: 2,
  totalPrice: 3600,
  previousPrice: null,
  imageUrls: ['/api/v1/files/towel.webp'],
};
const cart = {
  cartItems: [towel],
  totalItems: 2,
  totalPrice: 3600,
  message: null,
  version: 'v1',
};

const learn = () => updateLocalCart((local) => withResponse(local, cart));
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown>;
const fromOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  localStorage.clear();
  signIn('fan-1');
  clearLocalCart();
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession({ onPurpose: true });
});

test('[STOR-03] the cart is stored with its unsent changes and its owner', () => {
  learn();
  updateLocalCart((local) => withQuantity(local, 7, 5));
  expect(stored()).toMatchObject({
    personId: 'fan-1',
    cart: { version: 'v1' },
    changes: [{ productId: 7, quantity: 5, restored: null }],
  });
});

test('[STOR-06] changes of another tab are applied, and can be changed further', () => {
  const stop = syncCartAcrossTabs();
  learn();
  const other = withQuantity(getLocalCart(), 7, 9);
  localStorage.setItem(key, JSON.stringify({ ...other, personId: 'fan-1' }));
  fromOtherTab();
  expect(getLocalCart().changes).toMatchObject([{ quantity: 9 }]);
  // The storage event may arrive after the next tap here.
  localStorage.setItem(key, JSON.stringify({ ...withQuantity(other, 3, 1), personId: 'fan-1' }));
  updateLocalCart((local) => withQuantity(local, 7, 10));
  expect(getLocalCart().changes).toMatchObject([{ productId: 3 }, { productId: 7, quantity: 10 }]);
  stop();
});

test('[ROLE-02] a cart never shows to another person', () => {
  learn();
  const stored = localStorage.getItem(key) ?? '';
  endSession({ onPurpose: true });
  expect(localStorage.getItem(key)).toBeNull();
  localStorage.setItem(key, stored);
  signIn('fan-2');
  expect(getLocalCart()).toEqual(emptyLocalCart);
  reloadLocalCart();
  expect(getLocalCart()).toEqual(emptyLocalCart);
  expect(localStorage.getItem(key)).toBeNull();
});

test('[STOR-05] a cart removed with the session does not come back with the same person', () => {
  const stop = syncCartAcrossTabs();
  learn();
  endSession({ onPurpose: false });
  stop();
  signIn('fan-1');
  expect(getLocalCart()).toMatchObject({ cart: null, changes: [] });
});

const whole = () => ({ ...withResponse(emptyLocalCart, cart), personId: 'fan-1' });

test.each<[string, unknown]>([
  ['no JSON', 'x{'],
  ['nothing', null],
  ['another shape', { items: [] }],
  [
    'a quantity that is no number',
    { ...whole(), changes: [{ productId: 7, quantity: '5', restored: null }] },
  ],
  [
    'a negative quantity',
    { ...whole(), changes: [{ productId: 7, quantity: -1, restored: null }] },
  ],
  ['too many', { ...whole(), changes: [{ productId: 7, quantity: 1e9, restored: null }] }],
  [
    'a fractional quantity',
    { ...whole(), changes: [{ productId: 7, quantity: 1.5, restored: null }] },
  ],
  ['a broken line', { ...whole(), cart: { ...cart, cartItems: [{ ...towel, imageUrls: null }] } }],
  ['an older cart', { ...whole(), cart: { ...cart, version: undefined } }],
  ['invalid positions', { ...whole(), places: ['7'] }],
])('[STOR-05] a stored cart with %s is dropped', (_, value) => {
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  reloadLocalCart();
  expect(getLocalCart().cart).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a valid stored cart is read', () => {
  localStorage.setItem(key, JSON.stringify(whole()));
  reloadLocalCart();
  expect(getLocalCart().cart).toEqual(cart);
});

test('[STOCK-04] a stored cart with two options of a product is read', () => {
  const sized = (id: number) => ({ ...towel, option: { id, label: `サイズ${id}` } });
  const local = withResponse(emptyLocalCart, { ...cart, cartItems: [sized(71), sized(72)] });
  const changed = withQuantity(local, towel.productId, 5, 72);
  localStorage.setItem(key, JSON.stringify({ ...changed, personId: 'fan-1' }));
  reloadLocalCart();
  expect(getLocalCart()).toMatchObject(changed);
  expect(getLocalCart().places).toEqual([`${towel.productId}-71`, `${towel.productId}-72`]);
});

test('without storage the tab keeps the cart in memory, and no older cart comes back', () => {
  learn();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  updateLocalCart((local) => withQuantity(local, 7, 5));
  reloadLocalCart();
  expect(getLocalCart().changes).toMatchObject([{ quantity: 5 }]);
});
