import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inheritedEnvironment } from '../../environment.ts';

const run = promisify(execFile);

/**
 * What tells one life of a process id from the next: ids are given out again, and a crash leaves
 * files behind that name them. Nobody living under the id, or a zombie only: undefined.
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
  // The program's name comes second and may hold spaces and brackets of its own.
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
