import { cleanLine } from '../../text/cleanText.ts';

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

type Room = { characters: number; bytes: number; cut: string };

/** The beginning of a text on one line, cut after whole graphemes, which may have many bytes each. */
export function excerpt(text: string, { characters, bytes, cut }: Room): string {
  const line = cleanLine(text).replace(/\s+/g, ' ');
  let excerpt = '';
  let count = 0;
  let room = bytes - Buffer.byteLength(cut);
  for (const { segment } of graphemes.segment(line)) {
    count += 1;
    room -= Buffer.byteLength(segment);
    if (count > characters || room < 0) return excerpt.trimEnd() + cut;
    excerpt += segment;
  }
  return excerpt;
}
