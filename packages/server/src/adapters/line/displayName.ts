const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

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
