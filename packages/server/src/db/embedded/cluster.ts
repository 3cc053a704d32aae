import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { programPath } from '../../environment.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { choosePrivilege, dyingWithParent, type Privilege } from './privilege.ts';

/** A folder of ours with PostgreSQL's own folder in it, and what it takes to run that. */
export type Cluster = {
  folder: string;
  data: string;
  binaries: Binaries;
  privilege: Privilege;
};

export type ClusterOptions = {
  folder: string;
  /** The npm package that holds the programs; this system's PostgreSQL 18 unless told otherwise. */
  packageName?: string;
};

/** How a cluster is made. It cannot be changed afterwards. */
export type Making = {
  /** Only this machine's socket, or a password over TCP that stands in this file. */
  passwordFile?: string;
  /** False where nobody minds the loss of everything. */
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
  // Made aside and renamed when complete, so that a crash never leaves half a cluster. A new name
  // each time, because what a killed start was running may write on in its own for a moment.
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

/** Nothing of the server's own environment, least of all its secrets, reaches PostgreSQL. */
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
