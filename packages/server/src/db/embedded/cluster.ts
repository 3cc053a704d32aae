import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { programPath } from '../../config/environment.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { choosePrivilege, dyingWithParent, type Privilege } from './privilege.ts';

/** A folder of ours that contains PostgreSQL's data folder, and what is needed to run it. */
export type Cluster = {
  folder: string;
  data: string;
  binaries: Binaries;
  privilege: Privilege;
};

export type ClusterOptions = {
  folder: string;
  /** The npm package with the binaries; PostgreSQL 18 for this system by default. */
  packageName?: string;
};

/** Options of initdb. They cannot be changed afterwards. */
export type Making = {
  /** File with a password for TCP connections; without it only the Unix socket is open. */
  passwordFile?: string;
  /** False if losing all data is acceptable. */
  durable?: boolean;
};

export const superuser = 'homestand';

const unfinished = 'pg.init-';
const run = promisify(execFile);

export async function openCluster({ folder, packageName }: ClusterOptions): Promise<Cluster> {
  const ours = resolve(folder);
  await mkdir(ours, { recursive: true, mode: 0o700 });
  const [binaries, privilege] = await Promise.all([
    findBinaries(packageName),
    choosePrivilege(ours),
  ]);
  return { folder: ours, data: join(ours, 'pg'), binaries, privilege };
}

export async function makeOnce(cluster: Cluster, making: Making = {}): Promise<void> {
  if (await exists(join(cluster.data, 'PG_VERSION'))) return;
  await removeUnfinished(cluster.folder);
  // Created under a temporary name and renamed when complete, so that a crash never leaves a partial cluster.
  // The name is new each time, because an initdb of a killed start may still write to its folder for a
  // moment.
  const aside = join(cluster.folder, `${unfinished}${randomUUID()}`);
  await runIn(cluster, cluster.binaries.initdb, ['-D', aside, ...initialisation(making)]);
  await rename(aside, cluster.data);
  await syncFolder(cluster.folder);
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(unfinished));
  const removals = names.map((name) => rm(join(folder, name), { recursive: true, force: true }));
  await Promise.allSettled(removals);
}

/** PostgreSQL gets none of the server's environment variables, which include its secrets. */
export const environment = () => ({ PATH: programPath(), LC_ALL: 'C', TZ: 'UTC' });

function initialisation({ passwordFile, durable = true }: Making): string[] {
  return [
    ...['-U', superuser, '-E', 'UTF8', '--data-checksums'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(passwordFile === undefined
      ? ['--auth-local=trust', '--auth-host=reject']
      : ['--auth-local=reject', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`]),
    ...(durable ? [] : ['--no-sync']),
  ];
}

async function runIn({ folder, privilege }: Cluster, program: string, words: string[]) {
  const prefix = [...privilege.prefix, ...(await dyingWithParent('KILL'))];
  const [first = program, ...rest] = [...prefix, program, ...words];
  await run(first, rest, { ...privilege.account, env: environment(), cwd: folder });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
