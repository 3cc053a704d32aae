import { createRequire } from 'node:module';

type Layer = { input: Buffer; left: number; top: number };

type Sharp = (input: Buffer | { create: object }) => {
  resize: (...size: readonly (number | object)[]) => ReturnType<Sharp>;
  composite: (layers: readonly Layer[]) => ReturnType<Sharp>;
  removeAlpha: () => ReturnType<Sharp>;
  toColourspace: (name: string) => ReturnType<Sharp>;
  jpeg: (options: object) => ReturnType<Sharp>;
  webp: (options: object) => ReturnType<Sharp>;
  png: () => ReturnType<Sharp>;
  raw: () => ReturnType<Sharp>;
  toBuffer: () => Promise<Buffer>;
  toFile: (file: string) => Promise<unknown>;
};

// The club has no dependencies; the rasteriser comes from the server, which processes pictures.
const requireOfServer = createRequire(new URL('../../server/package.json', import.meta.url));

export const sharp = requireOfServer('sharp') as Sharp;

export const raster = (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).png().toBuffer();
