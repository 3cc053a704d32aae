import { hasFields } from '@homestand/app-core/browser/storage';

export type Person = { name: string; email: string; phone: string };

export type Place = {
  postalCode: string;
  prefecture: string;
  city: string;
  street: string;
  building: string;
};

export type CardMask = { type: string; number: string; name: string; month: string; year: string };

export type CheckoutDraft = {
  deliveryMethod: 'venue' | 'shipping';
  registerCheckboxChecked: boolean;
  paymentMethod: 'credit_card';
  customerInfo: { orderForm: Person; shippingAddress: Place };
  /** The card number is masked; the whole number is never stored. */
  creditCardPayInfo: CardMask | null;
  orderPaymentSessionId: string | null;
};

/** An order without a response. The same key repeats the same order. */
export type Attempt = { key: string; body: string; at: string };

export type UserData = Pick<CheckoutDraft, 'customerInfo' | 'creditCardPayInfo'> & {
  /** The address form of my page, while it is open. */
  addressForm: (Person & Place) | null;
  attempts: Readonly<Record<string, Attempt>>;
};

export type CommonData = Omit<CheckoutDraft, keyof UserData>;

export type Data = UserData & CommonData;

const text = ['string'] as const;
const person = { name: text, email: text, phone: text };
const place = { postalCode: text, prefecture: text, city: text, street: text, building: text };
const card = { type: text, number: text, name: text, month: text, year: text };
const attempt = { key: text, body: text, at: text };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isUserData = (value: unknown): value is UserData =>
  isObject(value) &&
  isObject(value.customerInfo) &&
  hasFields(value.customerInfo.orderForm, person) &&
  hasFields(value.customerInfo.shippingAddress, place) &&
  (value.creditCardPayInfo === null || hasFields(value.creditCardPayInfo, card)) &&
  (value.addressForm === null || hasFields(value.addressForm, { ...person, ...place })) &&
  isObject(value.attempts) &&
  Object.values(value.attempts).every((one) => hasFields(one, attempt));

export const isCommonData = (value: unknown): value is CommonData =>
  isObject(value) &&
  (value.deliveryMethod === 'venue' || value.deliveryMethod === 'shipping') &&
  value.paymentMethod === 'credit_card' &&
  hasFields(value, {
    registerCheckboxChecked: ['boolean'],
    orderPaymentSessionId: ['string', 'null'],
  });

const noPerson: Person = { name: '', email: '', phone: '' };
const noPlace: Place = {
  postalCode: '',
  prefecture: '',
  city: '',
  street: '',
  building: '',
};

export const blank: Data = {
  deliveryMethod: 'venue',
  registerCheckboxChecked: false,
  paymentMethod: 'credit_card',
  customerInfo: { orderForm: noPerson, shippingAddress: noPlace },
  creditCardPayInfo: null,
  orderPaymentSessionId: null,
  addressForm: null,
  attempts: {},
};
