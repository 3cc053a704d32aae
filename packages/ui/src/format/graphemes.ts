/**
 * Characters that are a grapheme each beside another of them: ASCII, kana, kanji and full-width forms, without the
 * marks among them that combine. Most texts have no others, and the first Intl.Segmenter takes longer than a row's
 * rendering.
 */
const single = /^[ -~\u3001-\u3029\u3041-\u3096\u309b-\u30ff\u4e00-\u9fff\uff01-\uff9d]*$/;

let segmenter: Intl.Segmenter | null | undefined;

/** Created on first use; engines without Intl.Segmenter (Firefox before 125) count code points. */
function segments(text: string): string[] {
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('ja', { granularity: 'grapheme' }) : null;
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/** Number of graphemes: 👨‍👩‍👧 and が (two code points) are one each. */
export function countGraphemes(text: string): number {
  return single.test(text) ? text.length : segments(text).length;
}

/** The first graphemes of a text; never splits one. */
export function takeGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const count = Math.max(limit, 0);
  // With the character after it, which could combine with the last.
  if (single.test(text.slice(0, count + 1))) return text.slice(0, count);
  return segments(text).slice(0, count).join('');
}

const visible =
  /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16fe4}\u{1d159}]/u;

/**
 * Whether a text has visible characters: not only spaces, zero-width characters, fillers and direction marks.
 */
export const hasVisibleText = (text: string): boolean => visible.test(text);
