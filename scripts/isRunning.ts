import { readFileSync } from 'node:fs';

/** False for a process that has ended and whose parent has not asked about it yet: signals still reach its number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It runs under another account, as PostgreSQL does.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return process.platform !== 'linux' || (readProcess(pid)?.state ?? 'Z') !== 'Z';
}

/** Linux only; undefined for a process that is gone. */
export function readProcess(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may have spaces and brackets.
    const [state = '', parent] = stat
      .slice(stat.lastIndexOf(')') + 1)
      .trim()
      .split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
