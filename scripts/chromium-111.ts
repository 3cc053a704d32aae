// The oldest Chromium of the baseline (docs/decisions/0039), from an npm package. It really lacks newer
// features, which a newer browser cannot emulate.
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { launchOptions } from './chromium.ts';

const cache = join(import.meta.dirname, '..', 'node_modules', '.cache');

/** The same fonts, libraries and flags as the pinned browser with an older executable. */
export const launchOptions111 = { ...launchOptions, executablePath: unpack() };

/** The package's own unpacking always writes to /tmp/chromium, which may hold another version. */
function unpack(): string {
  const file = join(cache, 'chromium-111', 'chromium');
  if (existsSync(file)) return file;
  const packed = fileURLToPath(new URL('../bin/chromium.br', import.meta.resolve('chromium-111')));
  mkdirSync(join(cache, 'chromium-111'), { recursive: true });
  // Renamed when complete: two processes may unpack at once, and one may be stopped.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, brotliDecompressSync(readFileSync(packed)));
  chmodSync(partial, 0o755);
  renameSync(partial, file);
  return file;
}
