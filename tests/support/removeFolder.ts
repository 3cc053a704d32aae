import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { until } from './until.ts';

const run = promisify(execFile);

/**
 * Removes a folder after the last process that works in it has ended. The processes of PostgreSQL outlive the
 * server that started it, or a killed postmaster, and still write files.
 */
export async function removeFolder(folder: string): Promise<void> {
  const path = await realpath(folder).catch(() => folder);
  await until(async () => !(await isInUse(path)));
  await rm(path, { recursive: true, force: true });
}

async function isInUse(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-axo', 'command=']);
    return stdout.split('\n').some((command) => names(command, folder));
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const uses = await Promise.all(
    pids.map(async (pid) => {
      if (pid === String(process.pid)) return false;
      // Both are empty for a zombie, and unreadable once the process has ended.
      const [workingFolder, command] = await Promise.all([
        readlink(join('/proc', pid, 'cwd')).catch(() => ''),
        readFile(join('/proc', pid, 'cmdline'), 'utf8').catch(() => ''),
      ]);
      return `${workingFolder}${sep}`.startsWith(folder + sep) || names(command, folder);
    }),
  );
  return uses.includes(true);
}

/** A longer path that begins with the same text is another folder. */
const names = (command: string, folder: string) =>
  command.split(/[\s\0=]/).some((word) => `${word}${sep}`.startsWith(folder + sep));
