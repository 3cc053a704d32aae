import { fingerprintOf } from '@homestand/stand-ins/komoju';
import { expect, test } from 'vitest';
import { cardDetails } from './komojuShop.testSupport.ts';

const path = '/sessions/x/pay';
const of = (changes: Record<string, string>) =>
  fingerprintOf(path, { payment_details: { ...cardDetails('4111111111111111'), ...changes } });

test('a fingerprint distinguishes requests', () => {
  expect(of({ month: '11' })).not.toBe(of({ month: '12' }));
  expect(of({ number: '5555555555554444' })).not.toBe(of({}));
  expect(fingerprintOf('/sessions/y/pay', {})).not.toBe(fingerprintOf(path, {}));
});

test('card numbers and security codes cannot be guessed from a stored fingerprint', () => {
  expect(of({ number: '4222222222221111' })).toBe(of({}));
  expect(of({ verification_value: '999' })).toBe(of({}));
});
