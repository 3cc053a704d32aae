import { rm } from 'node:fs/promises';
import { createConcurrencyLimit, type Place } from '../../../http/concurrencyLimit.ts';
import { takeFrame } from './ffmpeg.ts';
import { MediaRefusal } from './mediaRefusal.ts';
import { makeThumbnail, type PictureFile } from './picture.ts';
import { temporaryFile } from './temporaryFiles.ts';

export type Poster = PictureFile & { from: 'sender' | 'video' | 'tile' };

const limit = createConcurrencyLimit({
  name: 'posters',
  running: 2,
  waiting: 40,
  deadlineMs: 60_000,
});

/**
 * Makes a poster in any case: from the sender's picture, else from a frame of the video, else a plain tile.
 */
export async function makePoster(
  video: { file: string; duration: number; width: number; height: number },
  options: { folder: string; picture?: string; place?: Place },
): Promise<Poster> {
  const { picture, ...making } = options;
  const { folder, place } = making;
  const sent = picture && (await readable(makeThumbnail(picture, making)));
  if (sent) return { ...sent, from: 'sender' };

  const frame = await temporaryFile(folder);
  try {
    // The very first frame is often black.
    const at = Math.min(1, video.duration / 2);
    const taken = await limit(() => takeFrame(video.file, at, frame, place?.signal), place);
    const shown = taken && (await readable(makeThumbnail(frame, making)));
    if (shown) return { ...shown, from: 'video' };
  } finally {
    await rm(frame, { force: true });
  }
  return { ...(await makeThumbnail(drawTile(video), making)), from: 'tile' };
}

async function readable(picture: Promise<PictureFile>): Promise<PictureFile | null> {
  try {
    return await picture;
  } catch (error) {
    if (error instanceof MediaRefusal) return null;
    throw error;
  }
}

/** A dark tile with a play sign, in the video's aspect ratio. */
function drawTile(video: { width: number; height: number }): Buffer {
  const scale = 400 / Math.max(video.width, video.height);
  const width = Math.max(120, Math.round(video.width * scale));
  const height = Math.max(120, Math.round(video.height * scale));
  const x = width / 2;
  const y = height / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#1f2430"/>
      <circle cx="${x}" cy="${y}" r="36" fill="#fff" fill-opacity=".16"/>
      <path d="M${x - 11} ${y - 18}v36l30-18z" fill="#fff"/>
    </svg>`,
  );
}
