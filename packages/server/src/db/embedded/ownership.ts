import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { readLock } from './lockFile.ts';
import { birthOf, commandOf, endsWithin } from './processes.ts';

export type Ownership = { release(): Promise<void> };

/**
 * Makes this process the only one that may run PostgreSQL in the folder. Throws if another process owns it.
 */
export async function claim(folder: string): Promise<Ownership> {
  const file = join(folder, 'owner.pid');
  const name = `${process.pid} ${await birthOf(process.pid)}`;
  while (!(await writeNew(file, name))) {
    const owner = await readFile(file, 'utf8').catch(() => '');
    await refuseIfAlive(folder, owner);
    await rm(file, { force: true });
  }
  return { release: () => rm(file, { force: true }) };
}

/** Stops a PostgreSQL that a killed owner left running. */
export async function endStray(data: string): Promise<void> {
  const { pid } = await readLock(data);
  if ((await commandOf(pid)).includes(data)) await end(pid);
}

/** A server in another container shares the folder but not the process ids, so its socket is checked. */
export async function refuseIfRunning(folder: string, socket: string): Promise<void> {
  if (await isResponding(socket))
    throw new Error(
      `The data folder ${folder} is in use by a server that this process cannot see, perhaps in another container. Stop it first.`,
    );
}

async function writeNew(file: string, text: string): Promise<boolean> {
  return writeFile(file, text, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

async function refuseIfAlive(folder: string, owner: string): Promise<void> {
  const [pid = '', birth] = owner.split(' ');
  if (birth === undefined || (await birthOf(Number(pid))) !== birth) return;
  throw new Error(
    `The data folder ${folder} is in use by process ${pid}. Stop that server first, or choose another folder.`,
  );
}

async function end(pid: number): Promise<void> {
  // SIGINT shuts the cluster down cleanly; after SIGQUIT the next start runs recovery.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    sendSignal(pid, signal);
    if (await endsWithin(pid, 2000)) return;
  }
  throw new Error(`A PostgreSQL left behind (process ${pid}) does not stop. Stop it by hand.`);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended before the signal was sent.
  }
}

export async function isResponding(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    const done = (response: boolean) => {
      connection.destroy();
      resolve(response);
    };
    connection.once('connect', () => done(true));
    connection.once('error', () => done(false));
  });
}
