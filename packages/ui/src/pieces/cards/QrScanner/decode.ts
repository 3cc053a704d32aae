import { middleOf, type Pixels, resized } from './pixels.ts';
import type { Reader } from './readers.ts';

/** A look at what the camera sees: the whole of it, then closer at what stands in the guide frame. */
export async function decodeFrame(image: Pixels, read: Reader): Promise<string[]> {
  const texts = await read(image);
  if (texts.length > 0) return texts;
  return read(resized(middleOf(image, 0.7), 1.5));
}

/** Another decoder's view of the guide frame: jsqr reads some bent codes, and takes long over a whole frame. */
export const decodeAgain = (image: Pixels, read: Reader) => read(middleOf(image, 0.8));

const sides = [1600, 800, 2600, 400];
/** jsqr takes its time: one size, at which it reads best. */
const sideForSecond = 800;

/** A photo may be huge and the code in it tiny or as large as the photo. */
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
