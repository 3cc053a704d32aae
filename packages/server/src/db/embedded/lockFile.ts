import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Contents of postmaster.pid; `state` is the line that pg_ctl reads. */
type Lock = { pid: number; socketFolder: string; state: string };

export async function readLock(data: string): Promise<Lock> {
  const lines = (await readText(data)).split('\n');
  return {
    pid: Number.parseInt(lines[0] ?? '', 10),
    socketFolder: lines[4]?.trim() ?? '',
    state: lines[7]?.trim() ?? '',
  };
}

// PostgreSQL takes any living process under the old id for its predecessor, even a zombie or an unrelated
// process. It accepts a lock file that names its parent, and still checks whether the old shared memory is in
// use.
export async function inheritLock(data: string, warn: (line: string) => void): Promise<void> {
  const text = await readText(data);
  const isLock = /^-?\d+\n/.test(text);
  if (text !== '' && !isLock)
    warn(`${fileIn(data)} names no process. Removing it: PostgreSQL would not start.`);
  if (!isLock) await rm(fileIn(data), { force: true });
  else await writeFile(fileIn(data), text.replace(/^-?\d+/, String(process.pid)));
}

async function readText(data: string): Promise<string> {
  return readFile(fileIn(data), 'utf8').catch(() => '');
}

function fileIn(data: string): string {
  return join(data, 'postmaster.pid');
}
