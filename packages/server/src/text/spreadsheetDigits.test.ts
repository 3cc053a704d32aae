import { expect, test } from 'vitest';
import { phoneForSheet, postalCodeForSheet, trackingNumberForSheet } from './spreadsheetDigits.ts';

test.each([
  ['09012345678', '090-1234-5678'],
  ['08001234567', '0800-123-4567'],
  ['0120123456', '0120-123-456'],
  ['0312345678', '03-1234-5678'],
  ['0451234567', '045123-4567'],
  ['0123456789', '012345-6789'],
  ['', ''],
])('[ORDM-01] [ORDM-03] a spreadsheet keeps the phone number %s as %s', (phone, written) =>
  expect(phoneForSheet(phone)).toBe(written),
);

test('[ORDM-01] [ORDM-03] a spreadsheet keeps zeros of a postal code, and each digit of a tracking number', () => {
  expect(postalCodeForSheet('0600001')).toBe('060-0001');
  expect(postalCodeForSheet('')).toBe('');
  expect(trackingNumberForSheet('412088352716')).toBe('4120-8835-2716');
  expect(trackingNumberForSheet('01234567890')).toBe('0123-4567-890');
  expect(trackingNumberForSheet('4120-8835-2716')).toBe('4120-8835-2716');
  expect(trackingNumberForSheet('EE123456789JP')).toBe('EE123456789JP');
});
