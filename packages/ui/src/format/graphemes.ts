let segmenter: Intl.Segmenter | null | undefined;

/** Created on first use; engines without Intl.Segmenter (Firefox before 125) count code points. */
function segments(text: string): string[] {
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('ja', { granularity: 'grapheme' }) : null;
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/** Number of graphemes: 👨‍👩‍👧 and が (two code points) are one each. */
export function countGraphemes(text: string): number {
  return segments(text).length;
}

/** The first graphemes of a text; never splits one. */
export function takeGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return segments(text).slice(0, Math.max(limit, 0)).join('');
}

const visible =
  /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{16fe4}\u{1d159}]/u;

/**
 * Whether a text has visible characters: not only spaces, zero-width characters, fillers and direction marks.
 */
export const hasVisibleText = (text: string): boolean => visible.test(text);
