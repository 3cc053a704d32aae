import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { viteBuild } from '../../scripts/builtApp.ts';

const app = join(import.meta.dirname, '..', '..', 'packages', 'app');

/**
 * Builds another release of the app: the same screens with other content in every file, so that all file
 * names differ.
 */
export async function buildRelease(mark: string, { broken = false } = {}) {
  const { folder, remove } = await makeFolder();
  await viteBuild({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [
      {
        name: 'another-release',
        transformIndexHtml: () => [
          { tag: 'meta', attrs: { name: 'release', content: mark }, injectTo: 'head' },
        ],
        renderChunk: (code) =>
          broken
            ? `if (!globalThis.never) throw new Error('broken');\n${code}`
            : `${code}\n(globalThis.releases ??= []).push('${mark}');`,
      },
    ],
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, remove };
}

/** One release with the service worker of another. */
export async function mixRelease(files: string, worker: string) {
  const { folder, remove } = await makeFolder();
  await cp(files, folder, { recursive: true });
  await copyFile(join(worker, 'service-worker.js'), join(folder, 'service-worker.js'));
  return { folder, remove };
}

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'homestand-release-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
