const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Characters as a person counts them: 👨‍👩‍👧 and が (two code points) are one each. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The first characters of a text; never half of one. */
export function takeGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}
