import { boolean, both, oneOf, record } from '@homestand/api-client/moreSchemas';
import {
  nullable,
  number,
  object,
  type Schema,
  string,
  type ValueOf,
} from '@homestand/api-client/schema';
import { ofThisPerson } from '@homestand/app-core/session/sessionScope';

export type Person = {
  name: string;
  /** Undefined until it has been asked: drafts of earlier versions have none. */
  kana?: string | undefined;
  email: string;
  phone: string;
};
const kana: Schema<string | undefined> = (value) => value === undefined || string(value);
const person = object({ name: string, kana, email: string, phone: string }) as Schema<Person>;

const place = object({
  postalCode: string,
  prefecture: string,
  city: string,
  street: string,
  building: string,
});
export type Place = ValueOf<typeof place>;

/** An order without a response. The same key repeats the same order. */
const attempt = object({ key: string, body: string, at: string });
export type Attempt = ValueOf<typeof attempt>;

export const userData = object({
  personId: ofThisPerson,
  customerInfo: object({ orderForm: person, shippingAddress: place }),
  /** The card number is masked; the whole number is never stored. */
  creditCardPayInfo: nullable(
    object({ type: string, number: string, name: string, month: string, year: string }),
  ),
  /** The address form of my page, while it is open. */
  addressForm: nullable(both(person, place)),
  attempts: record(attempt),
});

/** Undefined until one has been chosen. */
const matchId: Schema<number | undefined> = (value) => value === undefined || number(value);

export const commonData = object({
  personId: ofThisPerson,
  deliveryMethod: oneOf('venue', 'shipping'),
  matchId,
  registerCheckboxChecked: boolean,
  paymentMethod: oneOf('credit_card', 'at_pickup'),
  orderPaymentSessionId: nullable(string),
});

export type Data = Omit<ValueOf<typeof userData> & ValueOf<typeof commonData>, 'personId'>;
export type CheckoutDraft = Omit<Data, 'addressForm' | 'attempts' | 'matchId'> &
  Partial<Pick<Data, 'matchId'>>;

export const blank: Data = {
  deliveryMethod: 'venue',
  matchId: undefined,
  registerCheckboxChecked: false,
  paymentMethod: 'credit_card',
  customerInfo: {
    orderForm: { name: '', email: '', phone: '' },
    shippingAddress: { postalCode: '', prefecture: '', city: '', street: '', building: '' },
  },
  creditCardPayInfo: null,
  orderPaymentSessionId: null,
  addressForm: null,
  attempts: {},
};
