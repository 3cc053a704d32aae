import type { Pixels } from '@homestand/qr-reader/pixels';
import sharp, { type Sharp } from 'sharp';
import { qrModules } from '../../../packages/server/src/modules/cards/sheet/qrModules.ts';

const width = 1280;
const height = 720;

type Point = (u: number, v: number) => { x: number; y: number };

type Scene = {
  /** Side length of the code in pixels. */
  side: number;
  turn?: number;
  /** Perspective: how much nearer one edge is than the other. */
  tilt?: number;
  /** Curvature around a bottle, in radians. */
  bend?: number;
  dark?: number;
  light?: number;
  glare?: number;
  blur?: number;
  motion?: number;
  noise?: number;
  jpeg?: number;
};

export type Kind = { name: string; scene: (random: () => number) => Scene };

/** Typical scanning conditions; each kind ranges from readable to unreadable. */
export const kinds: Kind[] = [
  { name: 'plain', scene: (r) => ({ side: 240 + r() * 200, turn: r() * 0.6 - 0.3 }) },
  { name: 'blur', scene: (r) => ({ side: 260, turn: r(), blur: 1.5 + r() * 2.5 }) },
  { name: 'motion', scene: (r) => ({ side: 260, turn: r() * 0.3, motion: 4 + r() * 10 }) },
  { name: 'tilt', scene: (r) => ({ side: 300, turn: r() * 6, tilt: 0.25 + r() * 0.35 }) },
  {
    name: 'dark',
    scene: (r) => ({
      side: 240,
      turn: r(),
      dark: 6 + r() * 14,
      light: 26 + r() * 40,
      noise: 6 + r() * 8,
    }),
  },
  { name: 'glare', scene: (r) => ({ side: 280, turn: r(), glare: 0.25 + r() * 0.3 }) },
  { name: 'small', scene: (r) => ({ side: 54 + r() * 66, turn: r() * 0.4, blur: 0.6 }) },
  { name: 'curved', scene: (r) => ({ side: 280, turn: r() * 0.5, bend: 1.1 + r() * 1.1 }) },
  {
    name: 'low contrast',
    scene: (r) => ({ side: 240, turn: r(), dark: 108, light: 126 + r() * 20, noise: 1 + r() * 3 }),
  },
  { name: 'noise', scene: (r) => ({ side: 240, turn: r(), noise: 30 + r() * 45 }) },
  {
    name: 'JPEG',
    scene: (r) => ({ side: 150 + r() * 60, turn: r(), jpeg: 4 + Math.round(r() * 10) }),
  },
  {
    name: 'all a little',
    scene: (r) => ({
      side: 200,
      turn: r() * 6,
      tilt: 0.2,
      blur: 1.2,
      dark: 30,
      light: 120,
      noise: 8,
      jpeg: 30,
    }),
  },
];

/** Deterministic random numbers (mulberry32). */
export function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Renders a printed card's code as a phone's 1280 × 720 camera sees it. */
export async function picture(text: string, scene: Scene, random: () => number): Promise<Pixels> {
  const { size, bars } = qrModules(text);
  const modules = new Set(
    bars.flatMap((bar) =>
      Array.from({ length: bar.width }, (_, index) => bar.row * size + bar.column + index),
    ),
  );
  const inCode = placeInCode(scene, random);
  const { dark = 25, light = 235, glare = 0 } = scene;
  const ground = (dark + light) / 2.6;
  const quiet = 4;
  const gray = new Float32Array(width * height);
  const samples = [0.17, 0.5, 0.83];

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const down of samples)
        for (const right of samples) {
          const at = inCode(x + right, y + down);
          const column = Math.floor(at.x * size);
          const row = Math.floor(at.y * size);
          const inside = (value: number, margin: number) =>
            value >= -margin && value < size + margin;
          if (inside(column, 0) && inside(row, 0))
            sum += modules.has(row * size + column) ? dark : light;
          else if (inside(column, quiet) && inside(row, quiet)) sum += light;
          else sum += ground + Math.sin(x / 23) * 8 + Math.cos(y / 31) * 8;
        }
      gray[y * width + x] = sum / 9;
    }

  if (glare > 0) addGlare(gray, glare, random);
  let pixels = toPixels(scene.motion ? smeared(gray, scene.motion) : gray);
  if (scene.blur) pixels = await through(pixels, (image) => image.blur(scene.blur).png());
  if (scene.noise) addNoise(pixels, scene.noise, random);
  if (scene.jpeg) {
    const { jpeg } = scene;
    pixels = await through(pixels, (image) => image.jpeg({ quality: jpeg }));
  }
  return pixels;
}

/** Maps a position in the picture to the code, from 0 to 1. */
function placeInCode({ side, turn = 0, tilt = 0, bend = 0 }: Scene, random: () => number): Point {
  const centre = {
    x: width / 2 + (random() - 0.5) * 160,
    y: height / 2 + (random() - 0.5) * 60,
  };
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (px, py) => {
    const [dx, dy] = [(px - centre.x) / side, (py - centre.y) / side];
    let x = dx * cos + dy * sin;
    let y = dy * cos - dx * sin;
    if (tilt > 0) {
      // A tilted plane: what is farther is smaller in both directions.
      const depth = 1 - tilt * y;
      x /= Math.max(0.2, depth);
      y /= Math.max(0.2, depth);
      y *= 1 + tilt;
    }
    if (bend > 0) {
      const reach = Math.sin(bend / 2) * 2;
      const across = Math.max(-1, Math.min(1, (x * reach) / 1));
      x = Math.asin(across) / bend;
    }
    return { x: x + 0.5, y: y + 0.5 };
  };
}

function addGlare(gray: Float32Array, strength: number, random: () => number) {
  const [cx, cy] = [width / 2 + (random() - 0.5) * 200, height / 2 + (random() - 0.5) * 200];
  const reach = 40 + strength * 240;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const far = ((x - cx) ** 2 + (y - cy) ** 2 * 2) / reach ** 2;
      const place = y * width + x;
      gray[place] = Math.min(255, (gray[place] ?? 0) + 260 * Math.exp(-far * 1.8));
    }
}

function smeared(gray: Float32Array, length: number): Float32Array {
  const reach = Math.round(length);
  return gray.map((_value, place) => {
    const x = place % width;
    let sum = 0;
    for (let step = 0; step < reach; step++)
      sum += gray[place - x + Math.min(width - 1, x + step)] ?? 0;
    return sum / reach;
  });
}

function toPixels(gray: Float32Array): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [place, value] of gray.entries()) data.set([value, value, value, 255], place * 4);
  return { data, width, height };
}

function addNoise({ data }: Pixels, strength: number, random: () => number) {
  for (let place = 0; place < data.length; place += 4) {
    // The sum of three uniform values approximates sensor noise.
    const motionOffset = (random() + random() + random() - 1.5) * strength * 1.4;
    for (let channel = 0; channel < 3; channel++)
      data[place + channel] = (data[place + channel] ?? 0) + motionOffset;
  }
}

async function through(image: Pixels, change: (image: Sharp) => Sharp): Promise<Pixels> {
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  const opaque = sharp(Buffer.from(image.data.buffer), { raw }).removeAlpha();
  const file = await change(opaque).toBuffer();
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { ...image, data: new Uint8ClampedArray(data) };
}
