const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

export function firstGraphemes(text: string, most: number): string {
  let name = '';
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (count === most) break;
    name += segment;
    count += 1;
  }
  return name;
}
