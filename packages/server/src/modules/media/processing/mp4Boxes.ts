import type { FileHandle } from 'node:fs/promises';
import { MediaRefusal } from './mediaRefusal.ts';

/** A box of an MP4 or QuickTime file: offsets of its start, its content and its end. */
export type Box = { type: string; start: number; content: number; end: number };

const topLimit = 20_000;
const childLimit = 1000;
const headerLength = 16;

/** The top-level boxes of a file. Trailing bytes that are not a box become one of type `junk`. */
export async function readBoxes(handle: FileHandle): Promise<Box[]> {
  const { size } = await handle.stat();
  const boxes: Box[] = [];
  const header = Buffer.alloc(headerLength);
  for (let at = 0; at < size; at = boxes.at(-1)?.end ?? size) {
    if (boxes.length === topLimit) throw new MediaRefusal('unreadable');
    const { bytesRead } = await handle.read(header, 0, headerLength, at);
    boxes.push(readBox(header.subarray(0, bytesRead), 0, at, size) ?? junk(at, size));
  }
  return boxes;
}

/** The child boxes of a box whose bytes are all in `bytes`; `base` is their offset in the file. */
export function childrenOf(bytes: Buffer, parent: Box, base: number): Box[] {
  const boxes: Box[] = [];
  // QuickTime may end a container with four zero bytes.
  for (let at = parent.content; parent.end - at >= 8; at = boxes.at(-1)?.end ?? parent.end) {
    const box = readBox(bytes, at - base, at, parent.end);
    if (!box || bytes.readUInt32BE(at - base) === 0 || boxes.length === childLimit) {
      throw new MediaRefusal('unreadable');
    }
    boxes.push(box);
  }
  return boxes;
}

function readBox(bytes: Buffer, offset: number, start: number, limit: number): Box | null {
  const available = Math.min(bytes.length - offset, limit - start);
  if (available < 8) return null;
  const type = bytes.toString('latin1', offset + 4, offset + 8);
  const short = bytes.readUInt32BE(offset);
  if (short === 1 && available < 16) return null;
  const content = start + (short === 1 ? 16 : 8);
  const length = short === 1 ? Number(bytes.readBigUInt64BE(offset + 8)) : short;
  const end = short === 0 ? limit : start + length;
  if (end < content) return null;
  // A truncated recording ends within its data and plays up to there.
  if (end > limit) return type === 'mdat' ? { type, start, content, end: limit } : null;
  return { type, start, content, end };
}

function junk(start: number, end: number): Box {
  return { type: 'junk', start, content: end - start < 8 ? start : start + 8, end };
}
