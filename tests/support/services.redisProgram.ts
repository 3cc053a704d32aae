import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type RedisProgram = { path: string; environment: Record<string, string> };

const run = promisify(execFile);
const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'homestand');
const unpacked = join(cache, 'redis');

/** The redis-server of this machine, or Debian's, unpacked into the cache folder without installing it. */
export async function findRedis(): Promise<RedisProgram> {
  if (await isOnPath('redis-server')) return { path: 'redis-server', environment: {} };
  if (!(await exists(unpacked))) await unpackOnce();
  return {
    path: join(unpacked, 'usr', 'bin', 'redis-server'),
    environment: { LD_LIBRARY_PATH: await libraryPath(join(unpacked, 'usr', 'lib')) },
  };
}

async function unpackOnce(): Promise<void> {
  await mkdir(cache, { recursive: true });
  const temporaryFolder = await mkdtemp(join(cache, 'redis-'));
  try {
    await downloadInto(temporaryFolder).catch(() => downloadAfterUpdate(temporaryFolder));
    const archives = (await readdir(temporaryFolder)).filter((name) => name.endsWith('.deb'));
    for (const archive of archives)
      await run('dpkg', ['-x', join(temporaryFolder, archive), temporaryFolder]);
    await Promise.all(archives.map((archive) => rm(join(temporaryFolder, archive))));
    await rename(temporaryFolder, unpacked).catch(ignoreExistingTarget);
  } catch (cause) {
    throw new Error(
      'These tests need redis-server, and Debian’s package could not be downloaded. Install it (apt-get install redis-server) and run them again.',
      { cause },
    );
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

async function downloadAfterUpdate(folder: string): Promise<void> {
  await run('apt-get', ['update', '--quiet']);
  await downloadInto(folder);
}

async function downloadInto(folder: string): Promise<void> {
  // Debian ships the program in redis-tools; redis-server contains a link to it.
  const { stdout } = await run('apt-cache', ['depends', 'redis-tools']);
  const libraries = [...stdout.matchAll(/^ +Depends: (lib\S+)$/gm)].map(([, name = '']) => name);
  const packages = ['redis-server', 'redis-tools', ...libraries.filter((name) => name !== 'libc6')];
  await run('apt-get', ['download', '--quiet', ...packages], { cwd: folder });
}

async function libraryPath(root: string): Promise<string> {
  const triples = (await readdir(root)).filter((name) => name.includes('-linux-gnu'));
  return triples.map((name) => join(root, name)).join(':');
}

async function ignoreExistingTarget(error: NodeJS.ErrnoException): Promise<void> {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

async function isOnPath(program: string): Promise<boolean> {
  return run(program, ['--version']).then(
    () => true,
    () => false,
  );
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
