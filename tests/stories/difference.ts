import { PNG } from 'pngjs';

export type Difference = {
  /** Number of differing pixels. */
  count: number;
  sizes: { before: string; after: string };
  /** The changed area. */
  box: Box;
  /** The new picture, faded, with changed pixels marked and the changed area framed. */
  picture: Buffer;
};

export type Box = { left: number; top: number; right: number; bottom: number };

const bytesPerPixel = 4;
const mark = [0xd4, 0x00, 0xc8, 0xff] as const;
const frameDistance = 6;

/** Compares every pixel exactly. Null when nothing changed. */
export function compare(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const out = new PNG({ width, height });
  const box: Box = { left: width, top: height, right: -1, bottom: -1 };
  let count = 0;

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = pixel(now, x, y);
      if (pixel(old, x, y) === value) {
        fade(out, x, y, value);
      } else {
        count++;
        paint(out, x, y);
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
    }
  }
  if (count === 0) return null;
  frame(out, box);
  return {
    count,
    sizes: { before: size(old), after: size(now) },
    box,
    picture: PNG.sync.write(out),
  };
}

const size = ({ width, height }: PNG) => `${width} × ${height}`;

/** The four bytes as one number; null outside of the picture. */
const pixel = ({ width, height, data }: PNG, x: number, y: number) =>
  x < width && y < height ? data.readUInt32BE((y * width + x) * bytesPerPixel) : null;

function fade({ width, data }: PNG, x: number, y: number, value: number | null) {
  const [red, green, blue] = value === null ? [255, 255, 255] : channels(value);
  const grey = Math.round(200 + ((red + green + blue) / (3 * 255)) * 55);
  data.set([grey, grey, grey, 255], (y * width + x) * bytesPerPixel);
}

const channels = (value: number) =>
  [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255] as const;

function paint({ width, height, data }: PNG, x: number, y: number) {
  if (x >= 0 && y >= 0 && x < width && y < height) data.set(mark, (y * width + x) * bytesPerPixel);
}

function frame(out: PNG, box: Box) {
  const [left, right] = [box.left - frameDistance, box.right + frameDistance];
  const [top, bottom] = [box.top - frameDistance, box.bottom + frameDistance];
  for (let x = left; x <= right; x++) for (const y of [top, bottom]) paint(out, x, y);
  for (let y = top; y <= bottom; y++) for (const x of [left, right]) paint(out, x, y);
}
