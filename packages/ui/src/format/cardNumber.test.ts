import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardBrandOf,
  cardNumberLength,
  groupCardNumber,
  isCardNumber,
  securityCodeLength,
} from './cardNumber';

const numbers = [
  ['4111111111111111', 'visa', '4111 1111 1111 1111', 3],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444', 3],
  ['2221000000000009', 'mastercard', '2221 0000 0000 0009', 3],
  ['2720990000000007', 'mastercard', '2720 9900 0000 0007', 3],
  ['3530111333300000', 'jcb', '3530 1113 3330 0000', 3],
  ['378282246310005', 'amex', '3782 822463 10005', 4],
  ['341111111111111', 'amex', '3411 111111 11111', 4],
  ['30569309025904', 'diners', '3056 930902 5904', 3],
  ['38520000023237', 'diners', '3852 000002 3237', 3],
] as const;

describe('[CHK-04] card numbers', () => {
  test.each(numbers)('%s: brand %s, grouped as %s', (number, brand, grouped, codeLength) => {
    expect(cardBrandOf(number)).toBe(brand);
    expect(groupCardNumber(number)).toBe(grouped);
    expect(isCardNumber(grouped)).toBe(true);
    expect(cardNumberLength(brand)).toBe(grouped.length);
    expect(securityCodeLength(brand)).toBe(codeLength);
  });

  test.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['2', null],
    ['222', null],
    ['2220', null],
    ['2721', null],
    ['3', null],
    ['35', null],
    ['3527', null],
    ['3528', 'jcb'],
    ['3590', null],
    ['34', 'amex'],
    ['36', 'diners'],
    ['6011', null],
    ['', null],
  ])('the digits %j determine the brand %s', (start, brand) => {
    expect(cardBrandOf(start)).toBe(brand);
  });

  test.each([
    ['one digit is wrong', '4111111111111112'],
    ['two digits are swapped', '4111111111111161'],
    ['a digit is missing', '411111111111111'],
    ['one digit too many', '41111111111111111'],
    ['an unsupported brand', '6011111111111117'],
    ['a letter', '411111111111111a'],
    ['nothing', ''],
  ])('invalid card number: %s', (_why, number) => {
    expect(isCardNumber(number)).toBe(false);
  });

  test('accepts full-width digits and any hyphen', () => {
    expect(groupCardNumber('３７８２－８２２４６３－１０００５')).toBe('3782 822463 10005');
    expect(isCardNumber('４１１１ー１１１１ー１１１１ー１１１１')).toBe(true);
  });

  test('grouping keeps all digits and is idempotent', () => {
    const digits = fc.stringMatching(/^\d{0,24}$/);
    fc.assert(
      fc.property(digits, (text) => {
        const grouped = groupCardNumber(text);
        expect(grouped.replaceAll(' ', '')).toBe(text);
        expect(groupCardNumber(grouped)).toBe(grouped);
      }),
    );
  });

  test('detects every single wrong digit', () => {
    const place = fc.nat({ max: 15 });
    const other = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(place, other, (at, by) => {
        const number = '4111111111111111';
        const changed = (Number(number[at]) + by) % 10;
        expect(isCardNumber(number.slice(0, at) + changed + number.slice(at + 1))).toBe(false);
      }),
    );
  });
});
