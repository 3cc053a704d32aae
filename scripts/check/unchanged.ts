import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { branchBase, changedSince } from '../changes.ts';
import type { Files, Problem } from './project.ts';

/** A change of the checks, their settings or the packages concerns every file. */
export const concernsAll =
  /^(scripts\/check|[^/]*tsconfig|packages\/tsconfig|biome|knip|pnpm-|[.]dependency-cruiser)/;
/** What packages export is read by the checks of single files. */
const settings = new RegExp(`${concernsAll.source}|(^|/)package[.]json$`);

function stampOf(root: string, name: string) {
  const folder = join(root, 'node_modules', '.cache', 'checks');
  const path = join(folder, name.replaceAll(/[^\w.]+/g, '-'));
  return {
    read: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
    write(text: string) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, text);
    },
  };
}

/** Hash of the files that match, of the checks and of the installed packages. */
function hashOf(
  root: string,
  files: Files,
  reads: RegExp,
  part: (content: string) => string = (content) => content,
): string {
  const hash = createHash('sha256');
  for (const [file, content] of files) {
    if (concernsAll.test(file)) hash.update(`${file}\0${content}\0`);
    else if (reads.test(file)) hash.update(`${file}\0${part(content)}\0`);
  }
  const installed = join(root, 'pnpm-lock.yaml');
  if (existsSync(installed)) hash.update(readFileSync(installed));
  return hash.digest('hex');
}

type Reads = {
  /** Files that the check reads. */
  files: RegExp;
  /** The part of each that it reads. */
  part?: (content: string) => string;
};

/** Whether a check has passed with the same files, the same checks and the same installed packages. */
export function passedBefore(root: string, name: string, files: Files, reads: Reads) {
  const current = hashOf(root, files, reads.files, reads.part);
  const stamp = stampOf(root, name);
  return {
    passed: stamp.read() === current,
    remember: () => stamp.write(current),
  };
}

/** Of a check that looks at each file alone, those that have not passed as they are. */
export function notPassed(root: string, name: string, files: Files, all: Files) {
  const stamp = stampOf(root, `${name}.json`);
  const common = hashOf(root, all, settings);
  // Written below.
  const stored = JSON.parse(stamp.read() ?? 'null') as Passed | null;
  const passed = stored?.common === common ? stored.files : {};
  const current = new Map([...files].map(([file, content]) => [file, shortHash(content)]));
  return {
    files: new Map([...files].filter(([file]) => passed[file] !== current.get(file))),
    remember(problems: readonly Problem[]) {
      const failed = new Set(problems.map(({ file }) => file));
      const fine = [...current].filter(([file]) => !failed.has(file));
      const others = Object.entries(passed).filter(([file]) => all.has(file) && !failed.has(file));
      const next: Passed = { common, files: Object.fromEntries([...others, ...fine]) };
      stamp.write(JSON.stringify(next));
    },
  };
}

/** The files that passed, with a hash of each, under the settings with which they did. */
type Passed = { common: string; files: Record<string, string> };

const shortHash = (content: string) => createHash('sha1').update(content).digest('base64');

/** Files that differ from where the branch left main, also deleted and untracked ones. */
export function changedFiles(root: string): string[] {
  const base = branchBase(root);
  if (!base) throw new Error('There is no branch main to compare with. Run: npm run check');
  return changedSince(root, base);
}
