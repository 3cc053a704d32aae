import { expect, test } from 'vitest';
import { changesOf, emptyProduct, mergeStored, typedOf } from './productDraft';
import type { ShopProduct, ShopProductContent } from './products';

const productOf = (version: number, changes: Partial<ShopProductContent> = {}): ShopProduct => ({
  ...emptyProduct,
  version,
  content: { ...emptyProduct.content, name: 'タオル', price: 1800, ...changes },
  imageUrls: (changes.pictures ?? []).map(({ name }) => `/api/v1/files/${name}`),
});

const typing = (base: ShopProduct, changes: Partial<ShopProductContent>) => ({
  base,
  typed: typedOf(productOf(0, { ...base.content, ...changes })),
});

test('[STOCK-01] what two people change in different fields is put together', () => {
  const base = productOf(1);
  const draft = typing(base, { size: '大' });
  const merged = mergeStored(draft, productOf(2, { price: 1500, material: '綿' }));
  expect(merged.conflict).toBeNull();
  expect(merged.typed.values).toMatchObject({ size: '大', price: '1500', material: '綿' });
});

test('[STOCK-01] what both have changed stays as it was typed, and is named', () => {
  const merged = mergeStored(
    typing(productOf(1), { price: 1500, size: '大' }),
    productOf(2, { price: 1600 }),
  );
  expect(merged.conflict).toEqual({ fields: ['price'], pictures: false });
  expect(merged.typed.values).toMatchObject({ price: '1500', size: '大' });
});

test('[STOCK-01] what was stored by a save without an answer is no conflict', () => {
  const stored = productOf(2, { price: 1500 });
  const merged = mergeStored(typing(productOf(1), { price: 1500 }), stored);
  expect(merged.conflict).toBeNull();
  expect(changesOf(merged.typed, typedOf(stored))).toBe(0);
});

test('[STOCK-01] pictures that both have changed stay as they were chosen, and are named', () => {
  const pictures = (...names: string[]) => ({
    pictures: names.map((name) => ({ name: `${name}.webp`, text: '' })),
  });
  const base = productOf(1, pictures('a'));
  const merged = mergeStored(typing(base, pictures('a', 'b')), productOf(2, pictures('c')));
  expect(merged.conflict).toEqual({ fields: [], pictures: true });
  expect(merged.typed.pictures.map(({ name }) => name)).toEqual(['a.webp', 'b.webp']);
  const untouched = mergeStored(typing(base, { size: '大' }), productOf(2, pictures('c')));
  expect(untouched.typed.pictures.map(({ name }) => name)).toEqual(['c.webp']);
});
