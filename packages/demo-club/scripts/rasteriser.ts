import { createRequire } from 'node:module';

type Layer = { input: Buffer; left: number; top: number };

type Sharp = (input: Buffer | { create: object }) => {
  resize: (width: number, height: number, options: object) => ReturnType<Sharp>;
  composite: (layers: readonly Layer[]) => ReturnType<Sharp>;
  removeAlpha: () => ReturnType<Sharp>;
  png: () => ReturnType<Sharp>;
  raw: () => ReturnType<Sharp>;
  toBuffer: () => Promise<Buffer>;
  toFile: (file: string) => Promise<unknown>;
};

// The club has no dependencies; the rasteriser comes from the server, which also renders the drawings.
const requireOfServer = createRequire(new URL('../../server/package.json', import.meta.url));

export const sharp = requireOfServer('sharp') as Sharp;

export const raster = (svg: string, width: number, height: number, fit: 'fill' | 'contain') =>
  sharp(Buffer.from(svg)).resize(width, height, { fit, background: '#808080' }).png().toBuffer();
