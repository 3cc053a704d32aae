import { describe, expect, test } from 'vitest';
import { type ShippingFees, shippingFeeOf, shippingFeeRange } from './shippingFee.ts';

const fees: ShippingFees = {
  fee: 880,
  freeFrom: 15_000,
  byPrefecture: [
    { prefecture: '北海道', fee: 1300 },
    { prefecture: '沖縄県', fee: 1650 },
    { prefecture: '東京都', fee: 500 },
  ],
};
const feeOf = (prefecture: string, itemsTotal = 3000, method: 'venue' | 'shipping' = 'shipping') =>
  shippingFeeOf(fees, { method, itemsTotal, prefecture });

describe('[CHK-11] the shipping fee', () => {
  test.each([
    ['神奈川県', 880],
    ['', 880],
    ['沖縄県', 1650],
    ['沖縄', 1650],
    [' 沖縄県那覇市', 1650],
    ['北海道', 1300],
    ['東京', 500],
    ['京都府', 880],
    ['北', 880],
  ])('to %j is %i yen', (prefecture, fee) => {
    expect(feeOf(prefecture)).toBe(fee);
  });

  test('is nothing from a total on, and for pickup', () => {
    expect(feeOf('沖縄県', 14_999)).toBe(1650);
    expect(feeOf('沖縄県', 15_000)).toBe(0);
    expect(feeOf('沖縄県', 3000, 'venue')).toBe(0);
    expect(
      shippingFeeOf(
        { ...fees, freeFrom: null },
        { method: 'shipping', itemsTotal: 1e9, prefecture: '' },
      ),
    ).toBe(880);
    expect(
      shippingFeeOf(
        { ...fees, freeFrom: 0 },
        { method: 'shipping', itemsTotal: 0, prefecture: '' },
      ),
    ).toBe(0);
  });

  test('is a range before the address is known', () => {
    expect(shippingFeeRange(fees)).toEqual([500, 1650]);
    expect(shippingFeeRange(fees, 15_000)).toEqual([0, 0]);
    expect(shippingFeeRange({ ...fees, byPrefecture: [] })).toEqual([880, 880]);
  });
});
