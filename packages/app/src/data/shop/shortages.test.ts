import { ApiError } from '@homestand/api-client';
import { expect, test } from 'vitest';
import { shortagesOf, shortOf, withinLimit } from './shortages';

const refusal = new ApiError(422, '足りません。', {
  fieldErrors: [
    { field: 'items.0', message: '残り3点です。', productId: 7, optionId: 71, available: 3 },
    { field: 'items.1', message: '売り切れました。', productId: 8, available: 0 },
    { field: 'form.name', message: '必須項目です' },
    { field: 'items.2', message: '残り1点です。', productId: '9', available: null },
  ],
});

test('[STOCK-06] a refused order names what is left of each product and option; other errors name nothing', () => {
  expect(shortagesOf(refusal)).toEqual([
    { productId: 7, optionId: 71, available: 3, message: '残り3点です。' },
    { productId: 8, available: 0, message: '売り切れました。' },
  ]);
  expect(shortagesOf(new Error('offline'))).toEqual([]);
});

test('[STOCK-06] a line is short by the refusal of its own option, or by the stock that is known', () => {
  const shortages = shortagesOf(refusal);
  expect(shortOf({ productId: 7, optionId: 71, quantity: 4 }, shortages)).toEqual({
    left: 3,
    reason: '残り3点です。',
  });
  expect(shortOf({ productId: 7, optionId: 71, quantity: 3 }, shortages)).toBeUndefined();
  expect(shortOf({ productId: 7, optionId: 72, quantity: 4 }, shortages)).toBeUndefined();
  expect(shortOf({ productId: 9, quantity: 2, stock: { left: 1 } }, shortages)).toEqual({
    left: 1,
  });
  const soldOut = { productId: 8, quantity: 1, stock: { left: 0 } };
  expect(shortOf(soldOut, shortages)).toEqual({ left: 0 });
});

test('[STOCK-14] what the server alone has closed is said in its words', () => {
  expect(shortOf({ productId: 8, quantity: 1 }, shortagesOf(refusal))).toEqual({
    left: 0,
    reason: '売り切れました。',
  });
});

test('[STOCK-17] a line is short by the limit for a person, which is named, unless less is in stock', () => {
  const line = { productId: 9, quantity: 4, available: 3, perPerson: 5 };
  expect(shortOf(line, [])).toEqual({ left: 3, perPerson: 5 });
  expect(shortOf({ ...line, stock: { left: 2 } }, [])).toEqual({ left: 2 });
  expect(shortOf({ ...line, quantity: 3 }, [])).toBeUndefined();
});

test('[STOCK-17] lines of one product share its limit', () => {
  const [s, m] = [
    { productId: 9, quantity: 2, available: 3 },
    { productId: 9, quantity: 2, available: 3 },
  ];
  expect(withinLimit(s, [s, m])).toEqual({ ...s, available: 1 });
  expect(withinLimit(s, [s])).toBe(s);
});
