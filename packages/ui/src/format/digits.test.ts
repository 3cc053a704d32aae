import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeDigits, toHalfWidth } from '.';

const dashes = [...'-‐‑‒–—―−－﹣ー－ｰ─━〜゠⁃˗⁻'];
const spaces = [' ', '\u3000', '\u00a0', '\t', '\u200b', '\u202d', '\u202c', '\ufeff'];
const digit = fc.constantFrom(...'0123456789０１２３４５６７８９');
const separator = fc.constantFrom(...dashes, ...spaces, '〒');
const ascii = (text: string) => text.normalize('NFKC');

describe('normalizeDigits', () => {
  test.each([
    ['０９０－１２３４－５６７８', '09012345678'],
    ['090‐1234‐5678', '09012345678'],
    ['〒123ー4567', '1234567'],
    ['４２４２ ４２４２　4242-4242', '4242424242424242'],
    ['\u202d090 1234 5678\u202c', '09012345678'],
    ['', ''],
  ])('%s → %s', (text, normal) => expect(normalizeDigits(text)).toBe(normal));

  test.each(['3.0e2', '３．０ｅ２', '1,000', '+81', '090x', '一二三'])(
    '%s does not become a number',
    (text) => {
      expect(normalizeDigits(text)).not.toMatch(/^\d+$/);
    },
  );

  test('keeps all digits in order, whatever separators are between them', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(digit, separator)), (signs) => {
        const digits = signs.filter((sign) => /^\d$/.test(ascii(sign)));
        expect(normalizeDigits(signs.join(''))).toBe(ascii(digits.join('')));
      }),
    );
  });

  test('never turns a text with other characters into a number', () => {
    const other = fc.constantFrom(...'.eExX,，．ｅ+＋#あ漢');
    fc.assert(
      fc.property(fc.string(), other, fc.string(), (before, sign, after) => {
        expect(normalizeDigits(before + sign + after)).not.toMatch(/^\d+$/);
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeDigits(text);
        expect(normalizeDigits(once)).toBe(once);
      }),
    );
  });
});

describe('toHalfWidth', () => {
  test.each([
    ['ＡＢＣ１２３＠＿．－', 'ABC123@_.-'],
    ['さくら　１号', 'さくら 1号'],
    ['カタカナ①㌔髙﨑𠮷', 'カタカナ①㌔髙﨑𠮷'],
  ])('%s → %s', (text, half) => expect(toHalfWidth(text)).toBe(half));

  test('keeps the length, so that the caret position stays valid', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toHalfWidth(text)).toHaveLength(text.length);
      }),
    );
  });
});
