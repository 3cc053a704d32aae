import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countGraphemes, takeGraphemes } from '.';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['', 0],
  ['がんばれ', 4],
  ['が', 1],
  ['👨‍👩‍👧‍👦', 1],
  ['🇯🇵⚾️👍🏽', 3],
  ['𠮷野家', 3],
  ['葛󠄀城', 2],
])('countGraphemes of "%s" is %i', (text, count) => expect(countGraphemes(text)).toBe(count));

describe('takeGraphemes', () => {
  test.each([
    ['がんばれ', 2, 'がん'],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1, '👨‍👩‍👧‍👦'],
    ['葛󠄀城', 1, '葛󠄀'],
    ['あ', 0, ''],
    ['あ', -1, ''],
  ])('%s, %i → %s', (text, limit, taken) => expect(takeGraphemes(text, limit)).toBe(taken));

  test('returns the start of the text, at most the limit, never part of a grapheme', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, fc.nat(40), (whole, limit) => {
        const taken = takeGraphemes(whole, limit);
        expect(whole.startsWith(taken)).toBe(true);
        expect(countGraphemes(taken)).toBe(Math.min(limit, countGraphemes(whole)));
        expect(taken).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});

test('agrees with Intl.Segmenter, also for the texts that do without it', () => {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
  const marks = ['\u3099', '\u309a', '\uff9e', '\u302a', '\u0301', '\u200d', '\ufe0f', '\r', '\n'];
  const characters = fc.constantFrom('a', 'が', '゛', 'ー', 'ﾝ', '漢', '！', '👨', ...marks);
  fc.assert(
    fc.property(fc.string({ unit: characters }), fc.nat(5), (text, limit) => {
      const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
      expect(countGraphemes(text)).toBe(graphemes.length);
      expect(takeGraphemes(text, limit)).toBe(
        text.length <= limit ? text : graphemes.slice(0, limit).join(''),
      );
    }),
  );
});

test('without Intl.Segmenter, code points are counted and never split', async () => {
  vi.stubGlobal('Intl', { NumberFormat: Intl.NumberFormat });
  vi.resetModules();
  const poor = await import('./graphemes');
  expect(poor.countGraphemes('𠮷野家')).toBe(3);
  expect(poor.takeGraphemes('𠮷野家', 1)).toBe('𠮷');
});
