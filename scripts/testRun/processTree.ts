import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readProcess } from '../isRunning.ts';

/**
 * A process and everything that it started, as long as each parent still runs: a test runner puts its servers and
 * browsers into process groups of their own, which a signal to its group does not reach.
 */
export function processTree(root: number): number[] {
  const children = Map.groupBy(allProcesses(), ({ parent }) => parent);
  const tree = [root];
  // The array grows while it is read.
  for (const pid of tree) tree.push(...(children.get(pid) ?? []).map((child) => child.pid));
  return tree;
}

type Process = { pid: number; parent: number };

function allProcesses(): Process[] {
  if (process.platform === 'linux')
    return readdirSync('/proc').flatMap((name) => {
      const found = /^\d+$/.test(name) && readProcess(Number(name));
      return found ? [{ pid: Number(name), parent: found.parent }] : [];
    });
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }));
}

export function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
