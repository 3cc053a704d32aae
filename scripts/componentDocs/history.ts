import { spawnSync } from 'node:child_process';
import { lines } from '../changes.ts';

export type Change = { hash: string; date: string; type: 'feat' | 'fix'; subject: string };

/** Changes of a component, the newest first. */
export type ComponentChanges = { latest: Change[]; more: number };

export type History = {
  /** A shallow clone knows only a part of the commits, an archive none. */
  extent: 'whole' | 'shallow' | 'none';
  components: Record<string, ComponentChanges>;
};

/** Separates commits in the output of git log; no file name begins with it. */
const commitMark = '\u0001';
const maxChanges = 10;

const folder = /^packages\/ui\/src\/(?:primitives|pieces\/[^/]+)\/([^/]+)\//;
/** Files beside a component that no app receives. */
const isNotShipped = /\.(stories|test)\.tsx$|\.(docs|test)\.ts$/;

/** The commits of type feat and fix that changed each component, from one run of git log. */
export function historyOf(root: string): History {
  const answer = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (answer.status !== 0) return { extent: 'none', components: {} };
  const log = lines(
    root,
    ...['-c', 'core.quotePath=false', 'log', '--no-merges', '--find-renames', '--name-status'],
    ...[`--format=${commitMark}%h%x00%cs%x00%s`, '--', 'packages/ui/src'],
  );
  // An archive inside the repository of another project.
  if (log.length === 0) return { extent: 'none', components: {} };
  const components = Object.fromEntries(
    [...changesIn(log)].map(([name, changes]) => [
      name,
      { latest: changes.slice(0, maxChanges), more: Math.max(0, changes.length - maxChanges) },
    ]),
  );
  return { extent: answer.stdout.trim() === 'true' ? 'shallow' : 'whole', components };
}

function changesIn(log: readonly string[]): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  /** Former paths of files that were renamed later, with the component they became a part of. */
  const renamed = new Map<string, string | undefined>();
  const ownerOf = (path: string) =>
    renamed.has(path) ? renamed.get(path) : folder.exec(path)?.[1];
  let change: Change | null = null;
  for (const line of log) {
    if (line.startsWith(commitMark)) {
      change = changeOf(line.slice(commitMark.length));
      continue;
    }
    const [, ...paths] = line.split('\t');
    const path = paths.at(-1) ?? '';
    const owner = ownerOf(path);
    if (paths.length > 1) renamed.set(paths[0] ?? '', owner);
    if (!change || owner === undefined || isNotShipped.test(path)) continue;
    const changes = found.get(owner) ?? [];
    if (changes.at(-1) !== change) changes.push(change);
    found.set(owner, changes);
  }
  return found;
}

function changeOf(line: string): Change | null {
  const [hash = '', date = '', message = ''] = line.split('\0');
  const [, type, subject] = /^(feat|fix)(?:\([^)]*\))?!?: (.+)$/.exec(message) ?? [];
  return subject === undefined
    ? null
    : { hash, date, type: type === 'fix' ? 'fix' : 'feat', subject };
}
