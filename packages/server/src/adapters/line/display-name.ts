const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;
// Names made of fillers are common in LINE and would leave a row without a name.
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The name on one line, trimmed; empty when there is nothing to see in it. */
export function tidyName(name: string): string {
  const tidy = name.replace(unprintable, ' ').trim();
  return visible.test(tidy) ? tidy : '';
}

export function firstGraphemes(text: string, most: number): string {
  let kept = '';
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (count === most) break;
    kept += segment;
    count += 1;
  }
  return kept;
}
