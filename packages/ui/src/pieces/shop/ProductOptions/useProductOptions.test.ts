import { expect, test } from 'vitest';
import { optionsTextOf, unsavedOptions } from './useProductOptions';

const small = { id: 1, label: 'S', price: null };
const typing = (label: string) => ({
  base: optionsTextOf([small]),
  typed: [{ key: '1', id: 1, label, price: '' }],
});

test('[STOCK-04] a space at the end of a label is typed, not stored', () => {
  const draft = typing('S ');
  expect(unsavedOptions(draft, [small])).toBe(draft);
});

test('[STOCK-04] what was stored by a save without an answer is no longer a draft', () => {
  const draft = typing('S 黒 ');
  expect(unsavedOptions(draft, [{ ...small, label: 'S 黒' }])).toBeNull();
  expect(unsavedOptions(draft, [{ ...small, label: 'M' }])).toBe(draft);
});
