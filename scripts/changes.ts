// What differs from a commit, as far as git knows.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** A working tree of an earlier commit, made once on a machine. Its packages are installed when it runs a command. */
export function workingTreeOf(root: string, commit: string): string {
  // Not below node_modules: Node runs no TypeScript there.
  const tree = join(tmpdir(), 'homestand-before', commit);
  if (existsSync(tree)) return tree;
  mkdirSync(join(tree, '..'), { recursive: true });
  execFileSync('git', ['worktree', 'prune'], { cwd: root });
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, commit], { cwd: root });
  return tree;
}

export const lines = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);
