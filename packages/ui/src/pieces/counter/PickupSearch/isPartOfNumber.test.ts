import { expect, test } from 'vitest';
import { isPartOfNumber } from './isPartOfNumber';

test('[DESK-02] a number that is still being typed is none that was not found', () => {
  for (const typed of ['2', '26112', '2611217', '261121-K7P3', 'K7P', 'ｋ７ｐ', 'K7P 3X'])
    expect([typed, isPartOfNumber(typed)]).toEqual([typed, true]);
  for (const typed of ['', '261121-K7P3XW', 'k7p3xw', '浜野', 'さくら', 'K7P浜'])
    expect([typed, isPartOfNumber(typed)]).toEqual([typed, false]);
});
