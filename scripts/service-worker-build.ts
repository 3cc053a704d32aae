import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { releaseCachePrefixes } from '../packages/app-core/src/browser/storageKeys.ts';
import { buildTarget } from './baseline.ts';

const page = 'index.html';
export const workerName = 'service-worker.js';
const input = join(
  import.meta.dirname,
  '../packages/app-core/src/service-worker/service-worker.ts',
);

/** The files of a release that the service worker caches: all assets, large WebAssembly files last. */
export function cachedFiles(names: readonly string[]) {
  const assets = names
    .filter((name) => name.startsWith('assets/') && !name.endsWith('.map'))
    .sort();
  return {
    files: assets.filter((name) => !name.endsWith('.wasm')),
    later: assets.filter((name) => name.endsWith('.wasm')),
  };
}

/** Path under which the server serves each app. */
const bases = { fans: '/user/', staff: '/admin/' };

/** Builds the service worker, one source for both apps, with the list of this build's files. */
export function serviceWorker(app: keyof typeof bases): Plugin {
  const base = bases[app];
  return {
    name: 'homestand:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { files, later } = cachedFiles(Object.keys(bundle));
        const named = { [base]: fingerprint(contentOf(bundle[page])) };
        const release = {
          home: base,
          prefix: releaseCachePrefixes[app],
          isPersonal: app === 'fans',
          files: files.map((name) => base + name),
          later: later.map((name) => base + name),
          named,
        };
        const id = createHash('sha256').update(JSON.stringify(release)).digest('hex').slice(0, 12);
        const source = await bundleWorker({ id, ...release });
        this.emitFile({ type: 'asset', fileName: workerName, source });
      },
    },
  };
}

function contentOf(file: Rolldown.OutputBundle[string] | undefined): string | Uint8Array {
  if (file?.type !== 'asset') throw new Error(`The build did not emit ${page}.`);
  return file.source;
}

const fingerprint = (content: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

async function bundleWorker(release: object): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { RELEASE: JSON.stringify(release) },
    build: {
      write: false,
      target: buildTarget,
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        output: { format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The service worker could not be built.');
  return chunk.code;
}
