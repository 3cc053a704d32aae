import { obfuscate, reveal } from '@homestand/app-core/browser/obfuscate';
import { beginSession, endSession } from '@homestand/app-core/session/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type CheckoutDraft,
  clearCheckoutDraft,
  clearCustomerInfo,
  getAddressForm,
  getAttempt,
  getCardSecrets,
  getCheckoutDraft,
  setAddressForm,
  setAttempt,
  setCardSecrets,
  updateCheckoutDraft,
} from './checkoutDraft.store';

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

const customerInfo = {
  orderForm: { name: '浜野 さくら', email: 'sakura@example.jp', phone: '09012345678' },
  shippingAddress: {
    postalCode: '2310002',
    prefecture: '神奈川県',
    city: '横浜市中区',
    street: '海岸通1-2-3',
    building: '',
  },
};

const card = {
  type: 'visa',
  number: '•••• •••• •••• 4242',
  name: 'SAKURA',
  month: '04',
  year: '30',
};

const fresh: CheckoutDraft = {
  deliveryMethod: 'venue',
  registerCheckboxChecked: false,
  paymentMethod: 'credit_card',
  customerInfo: {
    orderForm: { name: '', email: '', phone: '' },
    shippingAddress: { postalCode: '', prefecture: '', city: '', street: '', building: '' },
  },
  creditCardPayInfo: null,
  orderPaymentSessionId: null,
};

const stored = (key: string) => reveal(localStorage.getItem(key) ?? '') as Record<string, unknown>;
const fromOtherTab = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => signIn('fan-1'));
afterEach(() => {
  vi.restoreAllMocks();
  endSession({ onPurpose: true });
  localStorage.clear();
});

test('[STOR-03] [STOR-04] the draft is stored obfuscated under its two keys', () => {
  expect(getCheckoutDraft()).toMatchObject(fresh);
  updateCheckoutDraft({ deliveryMethod: 'shipping', customerInfo });
  updateCheckoutDraft({ registerCheckboxChecked: true, orderPaymentSessionId: 's1' });
  updateCheckoutDraft({ creditCardPayInfo: card });
  expect(stored('ntt_common_data')).toEqual({
    personId: 'fan-1',
    deliveryMethod: 'shipping',
    registerCheckboxChecked: true,
    paymentMethod: 'credit_card',
    orderPaymentSessionId: 's1',
  });
  expect(stored('ntt_user_data')).toMatchObject({
    personId: 'fan-1',
    customerInfo,
    creditCardPayInfo: card,
  });
  expect(JSON.stringify({ ...localStorage })).not.toContain('sakura@example.jp');
});

test('[STOR-04] a whole card number is not stored, nor is any secret', () => {
  updateCheckoutDraft({ creditCardPayInfo: { ...card, number: '4242 4242 4242 4242' } });
  setCardSecrets({ number: '4242424242424242', code: '987' });
  expect(getCardSecrets()).toEqual({ number: '4242424242424242', code: '987' });
  const all = JSON.stringify([
    stored('ntt_user_data'),
    stored('ntt_common_data'),
    { ...localStorage },
  ]);
  expect(all).toContain('•••• •••• •••• 4242');
  expect(all).not.toMatch(/4242[ ]?4242/);
  expect(all).not.toContain('987');
});

test('[STOR-03] the draft is restored when the same person logs in again', () => {
  updateCheckoutDraft({ customerInfo });
  const stored = localStorage.getItem('ntt_user_data') ?? '';
  endSession({ onPurpose: false });
  expect(getCheckoutDraft()).toMatchObject(fresh);
  localStorage.setItem('ntt_user_data', stored);
  signIn('fan-1');
  expect(getCheckoutDraft().customerInfo).toEqual(customerInfo);
});

test('the draft of another person is never shown, and is dropped', () => {
  updateCheckoutDraft({ customerInfo });
  setCardSecrets({ number: '4242424242424242', code: '987' });
  const stored = localStorage.getItem('ntt_user_data') ?? '';
  signIn('fan-2');
  expect(getCheckoutDraft()).toMatchObject(fresh);
  expect(getCardSecrets()).toBeNull();
  localStorage.setItem('ntt_user_data', stored);
  fromOtherTab('ntt_user_data');
  expect(getCheckoutDraft()).toMatchObject(fresh);
  expect(localStorage.getItem('ntt_user_data')).toBeNull();
});

const whole = {
  personId: 'fan-1',
  customerInfo,
  creditCardPayInfo: null,
  addressForm: null,
  attempts: {},
};

test.each([
  ['nothing', ''],
  ['words', 'hello'],
  ['plain JSON', JSON.stringify(whole)],
  ['nothing in it', obfuscate(null)],
  ['a list', obfuscate([])],
  ['no customer', obfuscate({ ...whole, customerInfo: null })],
  ['half a customer', obfuscate({ ...whole, customerInfo: { orderForm: customerInfo.orderForm } })],
  [
    'a number for a name',
    obfuscate({
      ...whole,
      customerInfo: { ...customerInfo, orderForm: { ...customerInfo.orderForm, name: 1 } },
    }),
  ],
  ['a broken card', obfuscate({ ...whole, creditCardPayInfo: { number: '1' } })],
  ['a broken attempt', obfuscate({ ...whole, attempts: { 7: 'x' } })],
  ['nobody', obfuscate({ ...whole, personId: undefined })],
])('[STOR-05] a broken draft is dropped: %s', (_name, text) => {
  localStorage.setItem('ntt_user_data', text);
  fromOtherTab('ntt_user_data');
  expect(getCheckoutDraft()).toMatchObject(fresh);
  expect(localStorage.getItem('ntt_user_data')).toBeNull();
});

test.each([
  ['an unknown method', { deliveryMethod: 'pigeon' }],
  ['a word for yes', { registerCheckboxChecked: 'yes' }],
  ['another payment', { paymentMethod: 'cash' }],
])('[STOR-05] a broken entry does not affect the other one: %s', (_name, broken) => {
  updateCheckoutDraft({ deliveryMethod: 'shipping', customerInfo });
  localStorage.setItem('ntt_common_data', obfuscate({ ...stored('ntt_common_data'), ...broken }));
  fromOtherTab('ntt_common_data');
  expect(getCheckoutDraft()).toMatchObject({ ...fresh, customerInfo });
  expect(localStorage.getItem('ntt_common_data')).toBeNull();
});

test('[STOR-06] changes of another tab show here, and so does clearing', () => {
  localStorage.setItem('ntt_user_data', obfuscate(whole));
  fromOtherTab('ntt_user_data');
  expect(getCheckoutDraft().customerInfo).toEqual(customerInfo);
  localStorage.clear();
  fromOtherTab(null);
  expect(getCheckoutDraft().customerInfo).toEqual(fresh.customerInfo);
});

test('clearing after an order keeps only the address form and the attempts', () => {
  const addressForm = { ...customerInfo.orderForm, ...customerInfo.shippingAddress };
  setAddressForm(addressForm);
  setAttempt(7, { key: 'k', body: '{}', at: '2026-11-21T00:00:00.000Z' });
  setCardSecrets({ number: '4242424242424242', code: '987' });
  updateCheckoutDraft({ customerInfo, creditCardPayInfo: card, orderPaymentSessionId: 's1' });
  clearCheckoutDraft();
  expect(getCheckoutDraft()).toMatchObject(fresh);
  expect(getCardSecrets()).toBeNull();
  expect(getAddressForm()).toEqual(addressForm);
  expect(getAttempt(7)?.key).toBe('k');
  setAttempt(7, null);
  expect(stored('ntt_user_data')).toMatchObject({ addressForm, attempts: {} });
});

test('[CHK-08] the stored customer info is cleared, and the typed values stay on the page', () => {
  updateCheckoutDraft({ customerInfo, creditCardPayInfo: card });
  clearCustomerInfo();
  expect(stored('ntt_user_data')).toMatchObject({
    customerInfo: fresh.customerInfo,
    creditCardPayInfo: card,
  });
  expect(getCheckoutDraft().customerInfo).toEqual(customerInfo);
  updateCheckoutDraft({ registerCheckboxChecked: true });
  expect(stored('ntt_user_data')).toMatchObject({ customerInfo });
});

test('full or forbidden storage throws no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  updateCheckoutDraft({ customerInfo });
  expect(getCheckoutDraft().customerInfo).toEqual(customerInfo);
});

test('[STOR-03] a write of another tab is not overwritten before its storage event arrives', () => {
  signIn('sakura');
  updateCheckoutDraft({ customerInfo });
  const byOtherTab = localStorage.getItem('ntt_user_data') ?? '';
  clearCheckoutDraft();
  // No storage event: a tab does not receive events for its own writes.
  localStorage.setItem('ntt_user_data', byOtherTab);

  expect(getCheckoutDraft().customerInfo).toEqual(customerInfo);
  updateCheckoutDraft({ customerInfo: { ...getCheckoutDraft().customerInfo } });
  expect(stored('ntt_user_data').customerInfo).toEqual(customerInfo);
});

test('[STOR-03] every change is based on what another tab wrote', () => {
  signIn('sakura');
  setAttempt(7, { key: 'of the other tab', body: '{}', at: '2026-11-21T09:00:00.000Z' });
  const byOtherTab = localStorage.getItem('ntt_user_data') ?? '';
  setAttempt(7, null);
  localStorage.setItem('ntt_user_data', byOtherTab);

  updateCheckoutDraft({ customerInfo });
  expect(getAttempt(7)).toMatchObject({ key: 'of the other tab' });
  expect(getCheckoutDraft().customerInfo).toEqual(customerInfo);
});
