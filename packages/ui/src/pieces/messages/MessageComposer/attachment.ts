import { imageMaxBytes, videoMaxBytes } from '../../../limits.gen';

export type AttachmentKind = 'image' | 'video';

type AttachmentProblem = 'format' | 'imageTooLarge' | 'videoTooLarge' | 'imageOnly' | 'videoOnly';

type AttachmentCheck =
  | { ok: true; kind: AttachmentKind }
  | { ok: false; problem: AttachmentProblem };

/** Maximum size in bytes, inclusive. */
const attachmentLimits = { image: imageMaxBytes, video: videoMaxBytes } as const;

const kindByEnding: Readonly<Record<string, AttachmentKind>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  mp4: 'video',
  mov: 'video',
};

export async function checkAttachment(file: File, kind?: AttachmentKind): Promise<AttachmentCheck> {
  const found = kindByEnding[endingOf(file.name)];
  if (kind && found && found !== kind) return refused(`${kind}Only`);
  // A file may have the wrong extension: the first bytes decide, as on the server.
  if (!found || (await kindByBytes(file)) !== found) return refused('format');
  if (file.size > attachmentLimits[found]) return refused(`${found}TooLarge`);
  return { ok: true, kind: found };
}

const refused = (problem: AttachmentProblem): AttachmentCheck => ({ ok: false, problem });

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

async function kindByBytes(file: File): Promise<AttachmentKind | null> {
  try {
    return kindOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  } catch {
    // The file was deleted after it was chosen, or its cloud storage does not respond.
    return null;
  }
}

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Boxes with which a QuickTime file without a brand may begin. */
const movieBoxes = ['moov', 'mdat', 'free', 'wide'];

/** Brands of the same container for still images, above all HEIC, or for audio only. */
const otherBrands = /^(hei|hev|mif1|msf1|miaf|avi|crx|M4A|M4B|F4A|F4B|3g)/;

function kindOf(head: Uint8Array): AttachmentKind | null {
  const startsWith = (bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (startsWith(jpeg) || startsWith(png)) return 'image';
  const box = textOf(head.subarray(4, 8));
  if (box === 'ftyp') return otherBrands.test(textOf(head.subarray(8, 12))) ? null : 'video';
  return movieBoxes.includes(box) ? 'video' : null;
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
