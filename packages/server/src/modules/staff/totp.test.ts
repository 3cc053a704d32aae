import { expect, test } from 'vitest';
import { base32, codeOfStep, stepAt, stepOfCode, totpAddress } from './totp.ts';

// RFC 6238, appendix B: the last six of eight digits, SHA-1.
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('[STAFF-01] the code at %i seconds is %s', (seconds, code) => {
  expect(codeOfStep(secret, stepAt(seconds * 1000))).toBe(code);
});

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('[STAFF-01] a code is accepted in its own period and in those before and after it', () => {
  const at = 1_764_000_000_000;
  const now = stepAt(at);
  const accepted = [-2, -1, 0, 1, 2].map(
    (offset) => stepOfCode(secret, codeOfStep(secret, now + offset), { at, usedStep: 0 }) ?? null,
  );
  expect(accepted).toEqual([null, now - 1, now, now + 1, null]);
  expect(stepOfCode(secret, codeOfStep(secret, now), { at, usedStep: now })).toBeUndefined();
  expect(stepOfCode(secret, codeOfStep(secret, now - 1), { at, usedStep: now })).toBeUndefined();
  expect(stepOfCode(secret, codeOfStep(secret, now + 1), { at, usedStep: now })).toBe(now + 1);
});

test('[STAFF-01] the address of the QR code names the club and the account', () => {
  expect(totpAddress(secret, { club: '港 FC', loginId: 'a:b' })).toBe(
    'otpauth://totp/%E6%B8%AF%20FC:a%3Ab?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%E6%B8%AF%20FC',
  );
});
