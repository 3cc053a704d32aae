import { middleOf, type Pixels, resized } from './pixels.ts';
import type { Reader } from './readers.ts';

/** Decodes a camera frame: first the whole frame, then the enlarged guide frame. */
export async function decodeFrame(image: Pixels, read: Reader): Promise<string[]> {
  const texts = await read(image);
  if (texts.length > 0) return texts;
  return read(resized(middleOf(image, 0.7), 1.5));
}

/** Second decoder for the guide frame: jsqr reads some bent codes, but is slow on a whole frame. */
export const decodeAgain = (image: Pixels, read: Reader) => read(middleOf(image, 0.8));

const sides = [1600, 800, 2600, 400];
/** One size for jsqr, which is slow: the size at which it reads best. */
const sideForSecond = 800;

/** Tries several sizes: a photo may be huge, and its code tiny or as large as the photo. */
export async function decodePhoto(
  image: Pixels,
  read: Reader,
  second?: () => Promise<Reader>,
): Promise<string[]> {
  const longest = Math.max(image.width, image.height);
  const scales = new Set(sides.map((side) => Math.min(1, side / longest)));
  for (const scale of scales) {
    const texts = await decodeFrame(scale === 1 ? image : resized(image, scale), read);
    if (texts.length > 0) return texts;
  }
  const readAgain = await second?.();
  return (await readAgain?.(resized(image, Math.min(1, sideForSecond / longest)))) ?? [];
}
