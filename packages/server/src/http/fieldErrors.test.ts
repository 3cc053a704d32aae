import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { fieldErrors } from './fieldErrors.ts';
import { readContract } from './readContract.ts';
import { schemasOf } from './schemas.ts';

const schemas = schemasOf(readContract());

/** The sentences by field for a body that this schema of the contract rejects. */
function sentences(schema: string, body: unknown): Record<string, string> {
  const valid = schemas.body({ $ref: `#/components/schemas/${schema}` });
  expect(valid(body)).toBe(false);
  return Object.fromEntries(
    fieldErrors(valid.errors ?? []).map(({ field, message }) => [field, message]),
  );
}

const form = { name: '浜野 あかり', email: 'akari@example.jp', phone: '09012345678' };
const token = { type: 'token', token: 'tok_1', brand: 'visa', last4: '1111', name: 'A HAMANO' };
const order = {
  title: '',
  content: '',
  deliveryMethod: 'venue',
  orderForm: form,
  syncAddress: 0,
  paymentDetails: token,
  capture: 'auto',
};

test('[GORD-02] each field of a form has its own sentence, in place', () => {
  const body = {
    items: [{ product_id: 1, quantity: 1 }],
    form: { name: ' ', email: 'akari@', phone: '123' },
  };
  expect(sentences('PickupOrder', body)).toEqual({
    'form.name': messages.required,
    'form.email': messages.email,
    'form.phone': messages.phone,
  });
});

test.each([
  ['at 513 characters', 'あ'.repeat(513), messages.tooLong(512)],
  ['when it is a number', 5, messages.invalid],
])('[GORD-02] a name is refused: %s', (_why, name, message) => {
  const body = { items: [{ product_id: 1, quantity: 1 }], form: { ...form, name } };
  expect(sentences('PickupOrder', body)).toEqual({ 'form.name': message });
});

test.each([
  [0, messages.quantityLeast],
  [1_000_000_000, messages.quantityMost],
  [1.5, messages.quantity],
  ['2', messages.quantity],
])('[GOODS-04] the quantity %j has its own sentence', (quantity, message) => {
  const body = { append: true, items: [{ productId: 1, quantity }] };
  expect(sentences('CartChange', body)).toEqual({ 'items.0.quantity': message });
});

test('[AUTH-06] a login without both fields names both', () => {
  const body = { deviceId: 'd', deviceType: 'web', loginId: '  ' };
  expect(sentences('PlayerLogin', body)).toEqual({
    loginId: messages.loginId,
    password: messages.password,
  });
});

test('of several shapes only the selected one is reported', () => {
  const { name, ...nameless } = token;
  expect(sentences('PaidOrder', { ...order, paymentDetails: nameless })).toEqual({
    'paymentDetails.name': messages.required,
  });
  expect(sentences('PaidOrder', { ...order, deliveryMethod: 'shipping' })).toEqual({
    shippingAddress: messages.required,
  });
});

test('a wrong constant hides no other error', () => {
  const body = { ...order, capture: 'manual', deliveryMethod: 'shipping', syncAddress: 2 };
  expect(sentences('PaidOrder', body)).toEqual({
    capture: messages.invalid,
    shippingAddress: messages.required,
    syncAddress: messages.invalid,
  });
});

test('if no shape matches, the distinguishing constant is reported', () => {
  expect(sentences('PaidOrder', { ...order, paymentDetails: { type: 'cash' } })).toEqual({
    'paymentDetails.type': messages.invalid,
  });
});

test('an additional field is named', () => {
  expect(sentences('TextMessage', { content: 'a', role: 'admin' })).toEqual({
    role: messages.invalid,
  });
});
