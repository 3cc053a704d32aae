const fullWidth = /[\uFF01-\uFF5E]/g;
const widthOffset = 0xfee0;

/** Converts full-width letters, digits and signs to half-width; kana and kanji stay as they are. */
export function toHalfWidth(text: string): string {
  return text
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - widthOffset))
    .replaceAll('\u3000', ' ');
}

// All dashes and characters typed in their place (long vowel mark, box-drawing line), spaces, invisible
// characters of numbers copied from an address book, and the three postal marks.
const separators = /[\p{Dash}\p{Cf}\s\u02D7\u2043\u30FC\u2500\u2501\u3012\u3020\u3036]/gu;

/**
 * Reduces a phone, card or postal number to its digits. Characters other than digits and separators stay, so
 * that `3.0e2` remains invalid.
 */
export function normalizeDigits(text: string): string {
  return text.normalize('NFKC').replace(separators, '');
}
