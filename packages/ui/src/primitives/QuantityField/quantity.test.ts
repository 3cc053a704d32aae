import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuantity, quantityMax, quantityMin, quantityProblem } from './quantity';

test.each([
  ['1', null],
  ['10', null],
  ['999999999', null],
  ['1000000000', 'max'],
  ['99999999999999999999', 'max'],
  ['0', 'min'],
  ['-1', 'min'],
  ['', 'invalid'],
  ['01', 'invalid'],
  ['00', 'invalid'],
  ['3.0e2', 'invalid'],
  ['3e2', 'invalid'],
  ['1.5', 'invalid'],
  ['+1', 'invalid'],
  ['0x10', 'invalid'],
  ['1,000', 'invalid'],
  ['１', 'invalid'],
  [' 1', 'invalid'],
  ['1\n', 'invalid'],
  ['三', 'invalid'],
])('[GOODS-04] %j: %s', (text, problem) => {
  expect(quantityProblem(text)).toBe(problem);
  expect(parseQuantity(text) === null).toBe(problem !== null);
});

test.each([
  ['0', null],
  ['2', null],
  ['3', 'max'],
  ['-1', 'min'],
  ['00', 'invalid'],
])('[ORDM-04] %j of none to two: %s', (text, problem) => {
  expect(quantityProblem(text, [0, 2])).toBe(problem);
});

test('[GOODS-04] every valid quantity is parsed', () => {
  fc.assert(
    fc.property(fc.integer({ min: quantityMin, max: quantityMax }), (quantity) => {
      expect(parseQuantity(String(quantity))).toBe(quantity);
    }),
  );
});

test('[GOODS-04] nothing but plain digits is parsed as a quantity', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...'eE+-.,xあ '), fc.string(), (a, sign, b) => {
      expect(parseQuantity(a + sign + b)).toBeNull();
    }),
  );
});
