import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtApp, viteBuild } from '../../scripts/builtApp.ts';

const root = join(import.meta.dirname, '..', '..');
const app = join(root, 'packages', 'app');
const releases = join(root, 'node_modules', '.cache', 'releases');

/**
 * Builds another release of the app: the same screens with other content in every file, so that all file
 * names differ. It stays for the next run of tests, until the app has other inputs.
 */
export async function buildRelease(mark: string, { broken = false } = {}): Promise<string> {
  const { inputs } = await builtApp();
  const folder = join(releases, inputs, mark);
  if (existsSync(folder)) return folder;
  await mkdir(join(releases, inputs), { recursive: true });
  const fresh = await mkdtemp(`${folder}-`);
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
    build: { outDir: fresh, emptyOutDir: true },
  });
  // Another worker may have been first; both built the same.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
  return folder;
}

/** One release with the service worker of another. */
export async function mixRelease(files: string, worker: string) {
  const folder = await mkdtemp(join(tmpdir(), 'homestand-release-'));
  await cp(files, folder, { recursive: true });
  await copyFile(join(worker, 'service-worker.js'), join(folder, 'service-worker.js'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
