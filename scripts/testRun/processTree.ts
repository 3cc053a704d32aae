import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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
  if (process.platform === 'linux') return readdirSync('/proc').flatMap(readProcess);
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }));
}

function readProcess(name: string): Process[] {
  if (!/^\d+$/.test(name)) return [];
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program, in brackets, may have spaces and brackets.
    const parent = Number(
      stat
        .slice(stat.lastIndexOf(')') + 1)
        .trim()
        .split(' ')[1],
    );
    return [{ pid: Number(name), parent }];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

export function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
