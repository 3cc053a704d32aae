import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const large = 100_000;
const pack = promisify<Buffer, Buffer>(brotliCompress);

/** Precompresses large files with Brotli: compressing each on request would take seconds. */
export function packedFiles(): Plugin {
  return {
    name: 'homestand:packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|wasm)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const content = await readFile(join(dir, name));
          if (content.length >= large)
            await writeFile(join(dir, `${name}.br`), await pack(content));
        }),
      );
    },
  };
}
