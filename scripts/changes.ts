// What differs from a commit, as far as git knows.
import { execFileSync, spawnSync } from 'node:child_process';

/** False for an archive without a history, and for a clone that belongs to somebody else. */
export const isRepository = (root: string) =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root }).status === 0;

/** Where the branch left main; null when the clone has no main. */
export function branchBase(root: string): string | null {
  const tracked = lines(
    root,
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads',
    'refs/remotes',
  );
  const main = ['main', 'origin/main'].find((name) => tracked.includes(name));
  return main ? (lines(root, 'merge-base', main, 'HEAD')[0] ?? null) : null;
}

/** Files that differ from a commit, also deleted and untracked ones. */
export function changedSince(root: string, commit: string): string[] {
  return [
    ...lines(root, 'diff', '--name-only', '--no-renames', commit),
    ...lines(root, 'ls-files', '--others', '--exclude-standard'),
  ];
}

export const lines = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);
