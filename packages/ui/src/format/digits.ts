const fullWidth = /[\uFF01-\uFF5E]/g;
const widthOffset = 0xfee0;

/** Full-width letters, digits and signs become half-width; kana and kanji stay as they are. */
export function toHalfWidth(text: string): string {
  return text
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - widthOffset))
    .replaceAll('\u3000', ' ');
}

// Every dash, what is typed in its place (long vowel mark, box-drawing line), spaces, invisible marks
// that come along when a number is copied from an address book, and the three postal marks.
const separators = /[\p{Dash}\p{Cf}\s\u02D7\u2043\u30FC\u2500\u2501\u3012\u3020\u3036]/gu;

/**
 * A phone, card or postal number as people write it, as digits alone. Anything that is neither digit
 * nor separator stays, so that `3.0e2` is still seen to be no number.
 */
export function normalizeDigits(text: string): string {
  return text.normalize('NFKC').replace(separators, '');
}
