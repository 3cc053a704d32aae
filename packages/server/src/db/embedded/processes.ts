import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inheritedEnvironment } from '../../config/environment.ts';

const run = promisify(execFile);

/**
 * Start time of a process, which distinguishes it from a later one with the same id: ids are reused, and a
 * crash leaves files behind that name them. Undefined if the process does not exist or is a zombie.
 */
export async function birthOf(pid: number): Promise<string | undefined> {
  const { state, birth } = process.platform === 'linux' ? await fromProc(pid) : await fromPs(pid);
  return state === undefined || /^[ZX]/.test(state) ? undefined : birth;
}

export async function commandOf(pid: number): Promise<string> {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
}

export async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while ((await birthOf(pid)) !== undefined) {
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

async function fromProc(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name, which may contain spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] || undefined, birth: fields[19] };
}

async function fromPs(pid: number) {
  const [state, ...started] = (await ps(pid, 'state=,lstart=')).trim().split(/\s+/);
  return { state: state || undefined, birth: started.join('-') };
}

async function ps(pid: number, columns: string): Promise<string> {
  const env = { ...inheritedEnvironment(), LC_ALL: 'C', TZ: 'UTC' };
  return run('ps', ['-o', columns, '-p', String(pid)], { env }).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
