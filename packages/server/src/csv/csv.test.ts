import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from '../text/decodeText.ts';
import { writeCsv } from '../text/writeCsv.ts';
import { parseTable } from './parseTable.ts';

/**
 * Cell texts as people write them, with quotes, commas and new lines, but without anything Excel would run.
 */
const harmless = fc
  .string({
    unit: fc.oneof(fc.constantFrom('"', ',', '\n', 'あ', '髙', 'ｶ', ' ', '1'), fc.string()),
  })
  .filter((text) => !/^'|^\s*[=+\-@\t\r]|[\0\r\ufeff]/.test(text));

describe('written CSV is read back', () => {
  test('cell by cell', () => {
    fc.assert(
      fc.property(
        fc.array(harmless, { minLength: 2, maxLength: 4 }),
        fc.array(fc.array(harmless, { minLength: 2, maxLength: 4 }), {
          minLength: 1,
          maxLength: 5,
        }),
        (header, rows) => {
          const filled = [['x', ...header], ...rows.map((row) => ['x', ...row])];
          const parsed = parseTable(new TextEncoder().encode(writeCsv(filled)));
          expect(parsed).toEqual({
            table: {
              header: filled[0],
              lines: filled.slice(1).map((cells, index) => ({ line: index + 2, cells })),
            },
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  test('and any bytes give a table or an error message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const parsed = parseTable(bytes);
        expect('table' in parsed || parsed.problems.length === 1).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('a cell that Excel would run is written as text', () => {
  expect(writeCsv([['=HYPERLINK("x")', '+81', '@a', '-1', -1, '00']])).toBe(
    `\ufeff"'=HYPERLINK(""x"")",'+81,'@a,'-1,-1,00\r\n`,
  );
});

test('[SAFE-07] so is a formula behind spaces or hidden characters, or in full width', () => {
  expect(
    writeCsv([['\u200b=1+1', ' =1', '＝1', '＋1', '－1', '＠a', '浜野\u202eあかり', '−1']]),
  ).toBe("\ufeff'=1+1,' =1,'＝1,'＋1,'－1,'＠a,浜野あかり,−1\r\n");
});

test('half-width kana in Shift_JIS is not decoded as UTF-8', () => {
  expect(decodeText(new Uint8Array([0xb6, 0xde, 0xdd, 0x8a, 0xe6]))?.text).toBe('ｶﾞﾝ頑');
});
