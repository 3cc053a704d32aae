import { expect, test } from 'vitest';
import { hasVisibleText as inServer } from '../../packages/server/src/text/cleanText.ts';

// Imported by its path: the package's index imports every component, and Node has no DOM for them.
const ofApp = new URL('../../packages/ui/src/format/graphemes.ts', import.meta.url);
const { hasVisibleText: inApp } = (await import(ofApp.href)) as {
  hasVisibleText: (text: string) => boolean;
};

test('[SAFE-07] the composer and the server treat the same characters as invisible', () => {
  const different = Array.from({ length: 0x110000 }, (_, code) =>
    String.fromCodePoint(code),
  ).filter((letter) => inServer(letter) !== inApp(letter));
  expect(different).toEqual([]);
  expect(inApp('\u3164\u115f\u2800\uffa0\ufe0f\u{e0041}\u202e \u200b')).toBe(false);
});
