import { ApiError } from '@homestand/api-client';
import { expect, test } from 'vitest';
import { leftOf, shortagesOf } from './shortages';

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
    { productId: 7, optionId: 71, available: 3 },
    { productId: 8, available: 0 },
  ]);
  expect(shortagesOf(new Error('offline'))).toEqual([]);
});

test('[STOCK-06] a line is short by the refusal of its own option, or by the stock that is known', () => {
  const shortages = shortagesOf(refusal);
  expect(leftOf({ productId: 7, optionId: 71, quantity: 4 }, shortages)).toBe(3);
  expect(leftOf({ productId: 7, optionId: 71, quantity: 3 }, shortages)).toBeUndefined();
  expect(leftOf({ productId: 7, optionId: 72, quantity: 4 }, shortages)).toBeUndefined();
  expect(leftOf({ productId: 8, quantity: 1 }, shortages)).toBe(0);
  expect(leftOf({ productId: 9, quantity: 2, stock: { left: 1 } }, shortages)).toBe(1);
});
