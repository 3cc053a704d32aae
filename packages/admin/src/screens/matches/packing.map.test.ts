import { expect, test } from 'vitest';
import { packingRows, tickOf } from './packing.map';

const goods = {
  ...{ productId: 12, productName: 'ホームユニフォーム 2026', option: { id: 21, label: 'M' } },
  ...{ open: 3, handedOver: 0, dropped: 0, moved: 0, free: 4 },
};
const key = 'pack:12-21';

test('[MATCH-03] a hand-over changes nothing of what was packed, and takes it from what comes back', () => {
  const ticks = { [key]: { quantity: 3, name: goods.productName, label: 'M' } };
  const { pack, back } = packingRows([{ ...goods, open: 1, handedOver: 2 }], ticks);
  expect(pack).toMatchObject([{ key, quantity: 3, ticked: 3, free: 4 }]);
  expect(back).toMatchObject([{ quantity: 1, ticked: null, from: { open: 1 } }]);
});

test('[MATCH-03] an order that has moved away leaves the tick, with what is too much', () => {
  const [row] = packingRows([goods], {}).pack;
  if (!row) throw new Error('There is nothing to pack.');
  const ticks = { [key]: tickOf(row) };
  expect(packingRows([{ ...goods, open: 0, moved: 3 }], ticks).pack).toMatchObject([
    { key, quantity: 0, ticked: 3 },
  ]);
  // The match has no such order any more, not even a moved one.
  expect(packingRows([], ticks).pack).toMatchObject([
    { key, productName: goods.productName, option: { label: 'M' }, quantity: 0, ticked: 3 },
  ]);
});

test('[MATCH-03] goods without an order are for the booth, as long as there is one to sell', () => {
  const none = { ...goods, open: 0 };
  expect(packingRows([none], {})).toMatchObject({ pack: [], booth: [{ quantity: 4 }], back: [] });
  expect(packingRows([{ ...none, free: null }], {}).booth).toEqual([]);
});
