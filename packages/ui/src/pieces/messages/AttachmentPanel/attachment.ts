export type AttachmentKind = 'image' | 'video';

export type AttachmentProblem =
  | 'format'
  | 'imageTooLarge'
  | 'videoTooLarge'
  | 'imageOnly'
  | 'videoOnly';

export type AttachmentCheck =
  | { ok: true; kind: AttachmentKind }
  | { ok: false; problem: AttachmentProblem };

const megabyte = 1024 * 1024;

/** In bytes; a file of exactly this size passes, as it does on the server. */
export const attachmentLimits = { image: 5 * megabyte, video: 400 * megabyte } as const;

const kindByEnding: Readonly<Record<string, AttachmentKind>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  mp4: 'video',
  mov: 'video',
};

/** Says what is wrong with a file before any of it leaves the device. */
export async function checkAttachment(file: File, kind?: AttachmentKind): Promise<AttachmentCheck> {
  const found = kindByEnding[endingOf(file.name)];
  if (kind && found && found !== kind) return refused(`${kind}Only`);
  // A phone may call anything a JPEG: the first bytes decide, as they do on the server.
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
    // Gone since it was chosen, or still in a cloud that does not answer.
    return null;
  }
}

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Boxes with which a QuickTime file without a brand may begin. */
const movieBoxes = ['moov', 'mdat', 'free', 'wide'];

/** Brands of the same container that hold stills or sound alone, and HEIC above all. */
const otherBrands = /^(hei|hev|mif1|msf1|miaf|avi|crx|M4A|M4B|F4A|F4B|3g)/;

function kindOf(head: Uint8Array): AttachmentKind | null {
  const startsWith = (bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  if (startsWith(jpeg) || startsWith(png)) return 'image';
  const box = textOf(head.subarray(4, 8));
  if (box === 'ftyp') return otherBrands.test(textOf(head.subarray(8, 12))) ? null : 'video';
  return movieBoxes.includes(box) ? 'video' : null;
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
