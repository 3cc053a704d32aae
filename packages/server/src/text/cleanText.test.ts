import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanTerminalText, hasVisibleText, removeHidden } from './cleanText.ts';

const hidden = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'],
  ...['\u061c', '\ufeff', '\u2060', '\u2064', '\u034f', '\u00ad', '\u180e', '\ufe0e', '\ufe0f'],
  ...['\u115f', '\u1160', '\u3164', '\uffa0', '\u{e0001}', '\u{e0041}', '\u{e007f}', '\u{e0100}'],
  ...['\u0000', '\u0007', '\u001b', '\u009b', '\u007f', '\ud800', '\udfff', '\ufff9', '\u{1d159}'],
];
const blank = [' ', '\u00a0', '\u3000', '\u2003', '\u2800', '\n', '\r', '\t', '\u2028', '\u0085'];
const sequences = [
  ...['👨‍👩‍👧‍👦', '❤️‍🔥', '👩🏽‍🚀', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇯🇵', '⚾️', '1️⃣', '☺︎', '👍🏿'],
  ...['葛󠄀城', '辻󠄀', 'が', 'می‌خواهم', 'ක්‍ෂ', 'é'],
];

const drawnByNothing = fc
  .array(fc.constantFrom(...hidden, ...blank), { maxLength: 12 })
  .map((all) => all.join(''))
  // Two half characters in this order are a whole one, which is drawn.
  .filter((text) => !text.includes('\ud800\udfff'));
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hidden, ...blank, ...sequences, '黒田', '蓮', 'A', '😀', '\u{1f3f4}'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((all) => all.join(''));

describe('[SAFE-07] text without a visible character', () => {
  test('is detected, whatever it is composed of', () => {
    fc.assert(fc.property(drawnByNothing, (text) => !hasVisibleText(text)));
    fc.assert(fc.property(drawnByNothing, (text) => cleanLine(text) === ''));
  });

  test('is not found where any character is visible', () => {
    const seen = fc.constantFrom(...sequences, 'あ', '。', '!', '\u{20bb7}', '\u20e3');
    fc.assert(
      fc.property(drawnByNothing, seen, drawnByNothing, (before, letter, after) =>
        hasVisibleText(before + letter + after),
      ),
    );
  });
});

describe('[SAFE-07] a line', () => {
  test('keeps emoji sequences, kanji variants and joining scripts unchanged', () => {
    for (const sequence of sequences) {
      expect(cleanLine(sequence)).toBe(sequence);
      expect(cleanLine(`浜野${sequence} さくら${sequence}`)).toBe(
        `浜野${sequence} さくら${sequence}`,
      );
    }
  });

  test.each([
    ['浜野\u202eあかり', '浜野あかり'],
    ['\u2067浜野\u2069\u200b あ\u200dか\u034fり\ufe0f', '浜野 あかり'],
    ['浜野\r\nあかり\u2028\t', '浜野 あかり'],
    ['浜野　あかり', '浜野　あかり'],
    ['浜野 \u3164\u2800 \u00a0あかり', '浜野 あかり'],
    ['\u001b[31m浜野\u009b0m', '[31m浜野0m'],
    ['a\u200d😀\u200d', 'a😀'],
    ['😀\u200d\u200d😀', '😀😀'],
    ['葛\u{e0100}\u{e0101}', '葛\u{e0100}'],
    ['\u061c\u200dمی\u200cخواهم', 'می\u200cخواهم'],
    ['\u{17b4}\u200dក', 'ក'],
  ])('%j becomes %j', (text, clean) => expect(cleanLine(text)).toBe(clean));

  test('is clean after one pass, has no space at its ends, and keeps its visible text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanLine(text);
        expect(cleanLine(clean)).toBe(clean);
        expect(clean).toBe(clean.trim());
        expect(hasVisibleText(clean)).toBe(hasVisibleText(text));
        expect(clean).not.toMatch(
          /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
        );
      }),
      { numRuns: 2000 },
    );
  });
});

test('[SAFE-07] several lines stay several lines', () => {
  expect(removeHidden('1行目\u202e\n\u200b2行目')).toBe('1行目\n2行目');
});

describe('[SAFE-07] in a terminal', () => {
  test.each([
    ['\u001b]0;title\u0007\u001b[2J黒田', ']0;title[2J黒田'],
    ['1行目\r\n2行目\n', '1行目\r\n2行目\n'],
    ['残高 0円\r残高 9円', '残高 0円残高 9円'],
    ['\ufeff番号\t名前', '\ufeff番号\t名前'],
    ['浜野\u202e\u2066あかり', '浜野あかり'],
    ['\u009b31m\u0085\b\b', '31m'],
  ])('%j is written as %j', (text, written) => expect(cleanTerminalText(text)).toBe(written));
});
