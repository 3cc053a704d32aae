import { fileTypeFromBuffer } from 'file-type';
import { MediaRefusal } from './mediaRefusal.ts';

export type MediaKind =
  | { kind: 'image'; mime: 'image/jpeg' | 'image/png' }
  | { kind: 'video'; mime: 'video/mp4' | 'video/quicktime' };

/** Number of first bytes that `kindOf` needs. */
export const headLength = 4100;

const kinds: Record<string, MediaKind> = {
  'image/jpeg': { kind: 'image', mime: 'image/jpeg' },
  'image/png': { kind: 'image', mime: 'image/png' },
  // An animated PNG is still a PNG; only its first frame is kept.
  'image/apng': { kind: 'image', mime: 'image/png' },
  'video/mp4': { kind: 'video', mime: 'video/mp4' },
  'video/x-m4v': { kind: 'video', mime: 'video/mp4' },
  'video/quicktime': { kind: 'video', mime: 'video/quicktime' },
};

const stillBrands = ['mif1', 'msf1', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'miaf'];

/** Detects the kind by the content, never by the name or the declared type. */
export async function kindOf(head: Uint8Array): Promise<MediaKind> {
  if (head.length === 0) throw new MediaRefusal('empty');
  const found = await fileTypeFromBuffer(head);
  if (found?.mime.startsWith('image/hei') || stillBrands.includes(brandOf(head))) {
    throw new MediaRefusal('heic');
  }
  const kind = kinds[found?.mime ?? ''];
  if (!kind) throw new MediaRefusal('unsupported');
  return kind;
}

/** The main brand of a file that begins with an `ftyp` box. */
function brandOf(head: Uint8Array): string {
  const start = Buffer.from(head.subarray(4, 12)).toString('latin1');
  return start.startsWith('ftyp') ? start.slice(4) : '';
}
