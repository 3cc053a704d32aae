import { type FileHandle, open } from 'node:fs/promises';
import { MediaRefusal } from './mediaRefusal.ts';
import { type Box, childrenOf, readBoxes } from './mp4Boxes.ts';
import { sampleRangesOf } from './mp4SampleRanges.ts';

type Span = { start: number; end: number };
type Found = { seen: number; tracks: number; boxes: Box[]; samples: Span[] };

const copiedBoxes = ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'pdin', 'wide'];
const containers = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf'];
// A `free` box may be an old description box that an editor only renamed.
const carriers = ['udta', 'meta', 'uuid', 'free', 'skip'];
const depthLimit = 8;
const boxLimit = 20_000;
const trackLimit = 32;
const structureLimit = 16 * 1024 * 1024;

/**
 * Overwrites a video's metadata with zeros in place: description boxes, and tracks that are neither picture
 * nor sound, such as a camera's positions. No byte moves.
 */
export async function stripVideoMetadata(file: string): Promise<{ fastStart: boolean }> {
  const handle = await open(file, 'r+');
  try {
    const top = await readBoxes(handle);
    const index = top.findIndex((box) => box.type === 'moov');
    if (index < 0) throw new MediaRefusal('unreadable');
    const found: Found = { seen: 0, tracks: 0, boxes: [], samples: [] };
    for (const box of top) {
      if (box.type === 'moov' || box.type === 'moof') await examine(handle, box, found);
      else if (!copiedBoxes.includes(box.type)) found.boxes.push(box);
    }
    const data = top.filter((box) => box.type === 'mdat');
    // Overlapping samples in a malicious table could demand more writing than the disk can do.
    if (lengthOf(found.samples) > lengthOf(data)) throw new MediaRefusal('unreadable');
    for (const box of found.boxes) await blankBox(handle, box);
    for (const span of found.samples) await blankSamples(handle, span, data);
    return { fastStart: index < top.findIndex((box) => box.type === 'mdat') };
  } finally {
    await handle.close();
  }
}

async function examine(handle: FileHandle, box: Box, found: Found): Promise<void> {
  const length = box.end - box.start;
  if (length > structureLimit) throw new MediaRefusal('unreadable');
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, box.start);
  if (bytesRead < length) throw new MediaRefusal('unreadable');
  walk(buffer, box, box.start, 1, found);
}

function walk(bytes: Buffer, parent: Box, base: number, depth: number, found: Found): void {
  if (depth > depthLimit) throw new MediaRefusal('unreadable');
  const children = childrenOf(bytes, parent, base);
  found.seen += children.length;
  if (found.seen > boxLimit) throw new MediaRefusal('unreadable');
  for (const box of children) {
    if (carriers.includes(box.type)) found.boxes.push(box);
    else if (box.type === 'trak' && !isPictureOrSound(bytes, box, base)) {
      found.boxes.push(box);
      found.tracks += 1;
      if (found.tracks > trackLimit) throw new MediaRefusal('unreadable');
      for (const span of sampleRangesOf(bytes, box, base)) found.samples.push(span);
    } else if (containers.includes(box.type)) walk(bytes, box, base, depth + 1, found);
  }
}

function isPictureOrSound(bytes: Buffer, track: Box, base: number): boolean {
  const media = childrenOf(bytes, track, base).find((box) => box.type === 'mdia');
  const handler = media && childrenOf(bytes, media, base).find((box) => box.type === 'hdlr');
  if (!handler || handler.end - handler.content < 12) throw new MediaRefusal('unreadable');
  const at = handler.content - base + 8;
  return ['vide', 'soun'].includes(bytes.toString('latin1', at, at + 4));
}

function lengthOf(spans: Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

async function blankBox(handle: FileHandle, box: Box): Promise<void> {
  const length = box.end - box.start;
  if (box.type === 'junk') {
    const header = Buffer.from('\0\0\0\0free', 'latin1');
    header.writeUInt32BE(length);
    await handle.write(header, 0, box.content - box.start, box.start);
  } else {
    await handle.write('free', box.start + 4, 'latin1');
  }
  await blank(handle, { start: box.content, end: box.end });
}

/** A malicious table may point anywhere: only ranges inside media data are overwritten. */
async function blankSamples(handle: FileHandle, span: Span, data: Box[]): Promise<void> {
  const within = data.find((box) => span.start >= box.content && span.end <= box.end);
  if (within) await blank(handle, span);
}

const zeros = Buffer.alloc(256 * 1024);

async function blank(handle: FileHandle, { start, end }: Span): Promise<void> {
  for (let at = start; at < end; at += zeros.length) {
    await handle.write(zeros, 0, Math.min(zeros.length, end - at), at);
  }
}
