import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';

// /proc reports CPU time in hundredths of a second on Linux, whatever the kernel's tick rate.
const microsecondsPerTick = 10_000;

const statOf = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The process name is in parentheses and may contain any character.
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
};

/** CPU time of one process so far, in microseconds. */
export function cpuOf(pid: number): number {
  const stat = statOf(pid);
  return ((stat[11] ?? 0) + (stat[12] ?? 0)) * microsecondsPerTick;
}

/** The same for a process and all its children, including ended ones. */
export function cpuOfTree(pid: number): number {
  const stat = statOf(pid);
  const ended = ((stat[13] ?? 0) + (stat[14] ?? 0)) * microsecondsPerTick;
  return childrenOf(pid).reduce((sum, child) => sum + cpuOfTree(child), cpuOf(pid) + ended);
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The process id of the PostgreSQL started by a process. */
export function postgresOf(pid: number): number {
  const found = childrenOf(pid).find(
    (child) => readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'postgres',
  );
  if (found === undefined) throw new Error(`Process ${pid} has started no PostgreSQL.`);
  return found;
}

const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) *
  1024;

export const rssOf = (pid: number) => memoryOf(pid, 'VmRSS');

/** Peak memory of a process since `forgetPeak`. */
export const peakOf = (pid: number) => memoryOf(pid, 'VmHWM');

export const resetPeakMemory = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

export type Program = { pid: number; stop(): Promise<void> };

/** Starts a Node program and waits until it reports that it is ready. */
export async function startProgram(
  file: string,
  { environment = {} }: { environment?: NodeJS.ProcessEnv } = {},
): Promise<Program> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { PATH: process.env.PATH, TZ: process.env.TZ, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysReady(child);
  // The log must not fill the pipe.
  child.stdout?.resume();
  return {
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function saysReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`The program exited with ${code}: ${said}`)));
    const hear = (text: Buffer) => {
      said += text;
      if (!/^Homestand is ready/m.test(said)) return;
      child.stdout?.off('data', hear);
      resolve();
    };
    child.stdout?.on('data', hear);
  });
}
