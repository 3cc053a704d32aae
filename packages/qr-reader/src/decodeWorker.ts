import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { decodeAgain, decodeFrame, decodePhoto } from './decode.ts';
import type { DecodeQuestion, DecodeResponse } from './openDecoder.ts';
import { type Pixels, resized } from './pixels.ts';
import { openJsqr, openNative, openZxing, type Reader } from './readers.ts';

/** Frames without a code (three seconds) after which the next decoder is loaded. */
const missesBeforeFallback = 6;
const longestSide = { frame: 1280, photo: 4096 };
const jsqrSide = 640;

let vain = 0;
const native = openNative();
let ours: Promise<Reader> | undefined;
let second: Promise<Reader> | undefined;
void native.then((reader) => {
  if (!reader) void openOurs();
});

function openOurs(): Promise<Reader> {
  ours ??= openZxing({ locateFile: () => wasmAddress }).catch((error: unknown) => {
    console.warn(error);
    return openSmallJsqr();
  });
  return ours;
}

function openSecond(): Promise<Reader> {
  second ??= openJsqr();
  return second;
}

async function openSmallJsqr(): Promise<Reader> {
  const read = await openSecond();
  return (image) =>
    read(resized(image, Math.min(1, jsqrSide / Math.max(image.width, image.height))));
}

/** Without OffscreenCanvas (Safari before 16.4) the page sends the pixels. */
function pixelsOf(image: ImageBitmap | ImageData, side: number): Pixels {
  if ('data' in image) return image as Pixels;
  const scale = Math.min(1, side / Math.max(image.width, image.height));
  const width = Math.round(image.width * scale);
  const height = Math.round(image.height * scale);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas to read from.');
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height) as Pixels;
}

async function readNatively(image: ImageBitmap | ImageData): Promise<string[]> {
  const read = await native;
  if (!read || 'data' in image) return [];
  return read(image).catch((error: unknown) => {
    console.warn(error);
    vain = Math.max(vain, missesBeforeFallback);
    return [];
  });
}

async function decode({ image, kind }: DecodeQuestion): Promise<string[]> {
  const picture = image instanceof Blob ? await createImageBitmap(image) : image;
  try {
    const texts = await readNatively(picture);
    if (texts.length > 0) return texts;
    if (kind === 'frame') vain++;
    if (kind === 'frame' && vain < missesBeforeFallback && (await native)) return [];
    const read = await openOurs();
    const pixels = pixelsOf(picture, longestSide[kind]);
    if (kind === 'photo') return await decodePhoto(pixels, read, openSecond);
    const found = await decodeFrame(pixels, read);
    if (found.length > 0 || vain % missesBeforeFallback !== 0) return found;
    return await decodeAgain(pixels, await openSecond());
  } finally {
    if ('close' in picture) picture.close();
  }
}

addEventListener('message', ({ data }: MessageEvent<DecodeQuestion>) => {
  const respond = (message: Omit<DecodeResponse, 'id'>) => postMessage({ id: data.id, ...message });
  void decode(data).then(
    (texts) => respond({ texts }),
    (error: unknown) => respond({ texts: [], problem: String(error) }),
  );
});
