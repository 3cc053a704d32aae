import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Problem } from './project.ts';

/** Writes files into a folder that is gone when the test is over. */
export function temporaryProject(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'homestand-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

/** `file:line rule`, which is what a test wants to see of a problem. */
export const brief = (problems: Problem[]) =>
  problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`).sort();
