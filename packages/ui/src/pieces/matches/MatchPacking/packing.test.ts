import { expect, test } from 'vitest';
import { labelSheets } from './packing';

const items = Array.from({ length: 30 }, (_, index) => index);

test('[MATCH-03] labels fill a sheet before the next one begins', () => {
  expect(labelSheets(items, 12, 1).map((sheet) => sheet.length)).toEqual([12, 12, 6]);
  expect(labelSheets(items.slice(0, 24), 24, 1)).toHaveLength(1);
  expect(labelSheets([], 24, 1)).toEqual([]);
});

test('[MATCH-03] a begun sheet is used from the first place that is left', () => {
  const sheets = labelSheets(items, 24, 20);
  expect(sheets.map((sheet) => sheet.length)).toEqual([24, 24, 1]);
  expect(sheets[0]?.slice(17, 21)).toEqual([null, null, 0, 1]);
  expect(sheets.flat().filter((item) => item !== null)).toEqual(items);
});
