import { expect, test } from 'vitest';
import { formatPhone, formatPostalCode } from '.';

test.each([
  ['09012345678', '090-1234-5678'],
  ['０８０－１２３４－５６７８', '080-1234-5678'],
  ['05012345678', '050-1234-5678'],
  ['0312345678', '03-1234-5678'],
  ['0612345678', '06-1234-5678'],
  ['0120123456', '0120-123-456'],
  ['08001234567', '0800-123-4567'],
  ['0451234567', '0451234567'],
  ['', ''],
  ['123', '123'],
])('phone number %s is formatted as %s', (phone, read) => expect(formatPhone(phone)).toBe(read));

test.each([
  ['2310002', '231-0002'],
  ['〒２３１ー０００２', '231-0002'],
  ['231', '231'],
  ['', ''],
])('postal code %s is formatted as %s', (code, read) => expect(formatPostalCode(code)).toBe(read));
