import { expect, test } from 'vitest';
import { nextSaleChange, withSale } from './saleStock';

const sale = { opensAt: '2026-12-01T01:00:00.000Z', closesAt: '2026-12-05T15:00:00.000Z' };
const [opening, end] = [Date.parse(sale.opensAt), Date.parse(sale.closesAt)];
const few = { state: 'few', left: 3 } as const;

const stockAt = (now: number, aheadMs = 0) =>
  withSale({ ...sale, stock: few }, { now, aheadMs }).stock;

test('[STOCK-14] a sale opens at its first millisecond and has ended at its last', () => {
  expect(stockAt(opening - 1)).toMatchObject({ state: 'not_open', left: 0 });
  expect(stockAt(opening)).toEqual(few);
  expect(stockAt(end - 1)).toEqual(few);
  expect(stockAt(end)).toEqual({ state: 'ended', left: 0 });
});

test('[STOCK-14] by the server’s clock, however wrong that of the device is', () => {
  const hour = 3_600_000;
  expect(stockAt(opening + hour, -hour - 1)).toEqual({
    state: 'not_open',
    left: 0,
    opensAt: sale.opensAt,
    opensHereAt: opening + hour + 1,
  });
  expect(stockAt(opening - hour, hour)).toEqual(few);
});

test('[STOCK-14] a product without times has what the server says', () => {
  expect(withSale({ stock: few }, { now: opening, aheadMs: 0 })).toEqual({ stock: few });
  expect(withSale({}, { now: opening, aheadMs: 0 })).toEqual({});
});

test('[STOCK-14] the next change is the nearest one that is still to come', () => {
  const sales = [sale, { opensAt: '2026-12-03T00:00:00.000Z' }, {}];
  expect(nextSaleChange(sales, { now: opening - 1, aheadMs: 0 })).toBe(opening);
  expect(nextSaleChange(sales, { now: opening, aheadMs: 0 })).toBe(
    Date.parse('2026-12-03T00:00:00.000Z'),
  );
  expect(nextSaleChange(sales, { now: opening, aheadMs: 5000 })).toBe(
    Date.parse('2026-12-03T00:00:00.000Z') - 5000,
  );
  expect(nextSaleChange(sales, { now: end, aheadMs: 0 })).toBeUndefined();
});
