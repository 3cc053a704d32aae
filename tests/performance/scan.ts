// Compares jsqr alone with the scanner's decoder on hard pictures of card codes: share read and CPU time.
//   npm run bench -- scan [pictures of each kind]
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { homestandPlugins } from '../../scripts/vite-plugins.ts';

const here = import.meta.dirname;
// Inside tests/performance, where the imported packages resolve.
const outDir = join(here, 'node_modules', '.scan');
const reader = createRequire(join(here, '../../packages/qr-reader/package.json'));

await build({
  configFile: false,
  logLevel: 'error',
  plugins: homestandPlugins(),
  ssr: {
    external: ['react', 'react-dom', 'sharp'],
    noExternal: [/^@homestand/, 'jsqr', 'qrcode.react', 'zxing-wasm'],
  },
  build: {
    ssr: join(here, 'scan', 'main.ts'),
    outDir,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
});
const { status } = spawnSync(
  process.execPath,
  [join(outDir, 'main.js'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, READER_WASM: reader.resolve('zxing-wasm/reader/zxing_reader.wasm') },
  },
);
rmSync(outDir, { recursive: true });
process.exit(status ?? 1);
