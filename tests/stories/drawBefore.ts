import { spawnSync } from 'node:child_process';
import { branchBase, isRepository, lines, workingTreeOf } from '../../scripts/changes.ts';
import { isCached, pictureCache, readManifest, storyOf } from './pictures.ts';
import type { ChangedPicture } from './run.ts';

const manifestPath = 'tests/stories/pictures.txt';

/** The commit that the working tree is compared with; null without a history. */
export function pictureBase(root: string): string | null {
  if (!isRepository(root)) return null;
  const [head] = lines(root, 'rev-parse', 'HEAD');
  const base = branchBase(root) ?? head ?? null;
  const isChanged = base !== head || lines(root, 'status', '--porcelain').length > 0;
  // On main without changes: the commit that last wrote the manifest.
  return isChanged
    ? base
    : (lines(root, 'log', '-1', '--format=%H', '--', manifestPath)[0] ?? null);
}

/**
 * Draws the pictures before that this machine has not kept, in a working tree of an earlier commit with the
 * packages of its own lock file. Returns what could not be drawn, and why.
 */
export function drawBefore(
  root: string,
  base: string,
  changed: readonly ChangedPicture[],
): string[] {
  const missing = changed.filter(({ before }) => before && !isCached(before.hash));
  if (missing.length === 0) return [];
  // This is such a working tree: its own pictures before would be drawn in another one, and so on.
  if (process.env.PICTURE_CACHE !== undefined) return ['No pictures before are drawn here.'];
  const commit = commitWith(root, base, missing);
  if (!commit) {
    return [
      `The pictures before are on no commit of this clone. A deeper history has them: git fetch --deepen 100`,
    ];
  }

  const tree = workingTreeOf(root, commit);
  const stories = [...new Set(missing.map(({ name }) => storyOf(name)))];
  console.log(`Drawing ${stories.length} stories as they were at ${commit.slice(0, 9)} …`);
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['scripts/bootstrap.mjs', 'scripts/visual.ts', '--exact', ...stories],
    {
      cwd: tree,
      encoding: 'utf8',
      env: { ...process.env, PICTURE_CACHE: pictureCache },
    },
  );
  const uncached = missing.filter(({ before }) => before && !isCached(before.hash));
  if (uncached.length === 0) return [];
  const reason = `${stdout}${stderr}`.trim().split('\n').slice(-3).join(' ');
  return [
    `${uncached.length} pictures before could not be drawn at ${commit.slice(0, 9)}${status === 0 ? ': they differ from the manifest there' : `: ${reason}`}`,
  ];
}

/** The commit whose manifest has the pictures before: the base, or the one that last wrote the manifest. */
function commitWith(root: string, base: string, missing: readonly ChangedPicture[]): string | null {
  const writing = lines(root, 'log', '-1', '--format=%H', '--', manifestPath);
  for (const commit of [base, ...writing]) {
    if (lines(root, 'ls-tree', commit, manifestPath).length > 0) {
      const { prints } = readManifest(lines(root, 'show', `${commit}:${manifestPath}`).join('\n'));
      if (missing.every(({ name, before }) => prints.get(name)?.hash === before?.hash))
        return commit;
    }
  }
  return null;
}
