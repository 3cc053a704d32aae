import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { branchBase, changedSince } from '../changes.ts';
import type { Files } from './project.ts';

/** Whether a check has passed with the same files, the same checks and the same installed packages. */
export function passedBefore(root: string, name: string, files: Files, reads: RegExp) {
  const hash = createHash('sha256');
  for (const [file, content] of files)
    if (reads.test(file) || file.startsWith('scripts/check')) hash.update(`${file}\0${content}\0`);
  const installed = join(root, 'pnpm-lock.yaml');
  if (existsSync(installed)) hash.update(readFileSync(installed));
  const current = hash.digest('hex');

  const folder = join(root, 'node_modules', '.cache', 'checks');
  const stamp = join(folder, name.replaceAll(' ', '-'));
  return {
    passed: existsSync(stamp) && readFileSync(stamp, 'utf8') === current,
    remember() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(stamp, current);
    },
  };
}

/** Files that differ from where the branch left main, also deleted and untracked ones. */
export function changedFiles(root: string): string[] {
  const base = branchBase(root);
  if (!base) throw new Error('There is no branch main to compare with. Run: npm run check');
  return changedSince(root, base);
}
