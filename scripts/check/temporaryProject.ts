import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Problem } from './project.ts';

/** Writes files into a temporary folder that is removed at the end of the test. */
export function temporaryProject(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'homestand-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

/** Problems as `file:line rule`, for tests. */
export const summarize = (problems: Problem[]) =>
  problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`).sort();
