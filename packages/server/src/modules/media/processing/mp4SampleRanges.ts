import { MediaRefusal } from './mediaRefusal.ts';
import { type Box, childrenOf } from './mp4Boxes.ts';

type Span = { start: number; end: number };

const sampleLimit = 200_000;

/** File ranges of a track's data, one for each of its chunks. */
export function sampleRangesOf(bytes: Buffer, track: Box, base: number): Span[] {
  const table = ['mdia', 'minf', 'stbl'].reduce<Box | undefined>(
    (parent, type) => parent && childrenOf(bytes, parent, base).find((box) => box.type === type),
    track,
  );
  if (!table) return [];
  const boxes = childrenOf(bytes, table, base);
  const content = (...types: string[]) => {
    const box = boxes.find(({ type }) => types.includes(type));
    return box && { type: box.type, bytes: bytes.subarray(box.content - base, box.end - base) };
  };
  const offsets = content('stco', 'co64');
  const sizes = content('stsz');
  const runs = content('stsc');
  if (!offsets || !sizes || !runs) return [];
  try {
    return spans(readOffsets(offsets), readSizes(sizes.bytes), readRuns(runs.bytes));
  } catch (error) {
    // The table is shorter than it declares.
    throw new MediaRefusal('unreadable', { cause: error });
  }
}

function spans(offsets: number[], sizeOf: (sample: number) => number, runs: Run[]): Span[] {
  const found: Span[] = [];
  let sample = 0;
  let run = 0;
  for (const [index, start] of offsets.entries()) {
    while ((runs[run + 1]?.firstChunk ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    const next = sample + (runs[run]?.samples ?? 0);
    if (next > sampleLimit) throw new MediaRefusal('unreadable');
    let end = start;
    for (; sample < next; sample += 1) end += sizeOf(sample);
    found.push({ start, end });
  }
  return found;
}

function readOffsets({ type, bytes }: { type: string; bytes: Buffer }): number[] {
  return Array.from({ length: count(bytes, 4) }, (_, index) =>
    type === 'co64'
      ? Number(bytes.readBigUInt64BE(8 + index * 8))
      : bytes.readUInt32BE(8 + index * 4),
  );
}

function readSizes(bytes: Buffer): (sample: number) => number {
  const same = bytes.readUInt32BE(4);
  return (sample) => same || bytes.readUInt32BE(12 + sample * 4);
}

type Run = { firstChunk: number; samples: number };

function readRuns(bytes: Buffer): Run[] {
  return Array.from({ length: count(bytes, 4) }, (_, index) => ({
    firstChunk: bytes.readUInt32BE(8 + index * 12),
    samples: bytes.readUInt32BE(12 + index * 12),
  }));
}

function count(bytes: Buffer, at: number): number {
  const entries = bytes.readUInt32BE(at);
  if (entries > sampleLimit) throw new MediaRefusal('unreadable');
  return entries;
}
