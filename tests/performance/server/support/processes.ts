import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';

// Linux counts in hundredths of a second for every program that asks, whatever the kernel ticks in.
const microsecondsPerTick = 10_000;

const statOf = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name stands in parentheses and may hold anything.
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
};

/** What one process has computed so far, in microseconds. */
export function cpuOf(pid: number): number {
  const stat = statOf(pid);
  return ((stat[11] ?? 0) + (stat[12] ?? 0)) * microsecondsPerTick;
}

/** The same of a process and all it started, those that have ended included. */
export function cpuOfTree(pid: number): number {
  const stat = statOf(pid);
  const ended = ((stat[13] ?? 0) + (stat[14] ?? 0)) * microsecondsPerTick;
  return childrenOf(pid).reduce((sum, child) => sum + cpuOfTree(child), cpuOf(pid) + ended);
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The PostgreSQL that a process started. */
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

/** The most memory a process has held since `forgetPeak`. */
export const peakOf = (pid: number) => memoryOf(pid, 'VmHWM');

export const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

export type Program = { pid: number; stop(): Promise<void> };

/** Starts a Node program and comes back when it says that it is ready. */
export async function startProgram(
  file: string,
  { words = [], environment = {} }: { words?: string[]; environment?: NodeJS.ProcessEnv } = {},
): Promise<Program> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...words], {
    env: { PATH: process.env.PATH, TZ: process.env.TZ, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysReady(child);
  // Its log goes on, and must not fill the pipe.
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
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}: ${said}`)));
    const hear = (text: Buffer) => {
      said += text;
      if (!/^(Homestand|The twin) is ready/m.test(said)) return;
      child.stdout?.off('data', hear);
      resolve();
    };
    child.stdout?.on('data', hear);
  });
}
