// The last result of each story in each engine: written by scripts/visual.ts, shown by Storybook's pages.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRepository, lines } from '../../scripts/changes.ts';
import { type Modules, readModules } from './changedStories.ts';
import { drawnWith, type Manifest, readManifest, storyOf } from './pictures.ts';
import type { Part, Run } from './run.ts';

/** The visits write the first. A run in another engine writes a file of the same form under its name. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];
export type Outcome = 'passed' | 'failed';

type Stamp = {
  /** Short hash of the commit; null without a repository. */
  commit: string | null;
  /** Files differed from the commit. */
  isModified: boolean;
  /** ISO. */
  date: string;
};

export type StoredResult = Stamp & {
  /** Story file from the root. */
  file: string;
  /** Hash of all files that are part of the story. */
  sources: string;
  /** What was asked of the story. What is not here was not asked. */
  parts: Partial<Record<Part, Outcome>>;
  /** Hashes of the pictures by name. The manifest says which are right, also after the run. */
  pictures: Record<string, string>;
};

export type StoredResults = {
  /** Name and version. */
  browser: string;
  /** By the story's id. */
  stories: Record<string, StoredResult>;
};

export type ShownResult = Stamp & {
  /** The story's sources changed since. */
  isOutdated: boolean;
  parts: Partial<Record<Part, Outcome>>;
};
export type ShownResults = { browser: string; stories: Record<string, ShownResult> };

export const resultsFile = (root: string, engine: Engine) =>
  join(root, 'test-results', 'engines', `${engine}.json`);

export function readStored(root: string, engine: Engine): StoredResults | null {
  const file = resultsFile(root, engine);
  // Written below, or in the same form by the run in another engine.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredResults) : null;
}

/** Adds a run to the file. The results of stories that it did not ask stay. */
export function recordRun(
  root: string,
  run: Run,
  ids: readonly string[],
  date = new Date(),
  modules = readModules(),
) {
  const stories = { ...readStored(root, 'chromium')?.stories };
  // A story whose visit was cut off has no result.
  for (const id of ids) delete stories[id];
  const hashOf = sourcesOf(root, modules);
  const stamp: Stamp = {
    commit: isRepository(root) ? (lines(root, 'rev-parse', '--short', 'HEAD')[0] ?? null) : null,
    isModified: isRepository(root) && lines(root, 'status', '--porcelain').length > 0,
    date: date.toISOString(),
  };
  for (const { id, file, failures, ran, pictures } of run.visited) {
    const failed = new Set(failures.map(({ part }) => part));
    stories[id] = {
      ...stamp,
      file,
      sources: hashOf(file),
      parts: Object.fromEntries(
        [...new Set([...ran, ...failed])].map((part) => [
          part,
          failed.has(part) ? 'failed' : 'passed',
        ]),
      ),
      pictures: Object.fromEntries(pictures.map(({ name, print }) => [name, print.hash])),
    };
  }
  const target = resultsFile(root, 'chromium');
  mkdirSync(dirname(target), { recursive: true });
  // A rename never shows half a file.
  const results: StoredResults = { browser: drawnWith.split(',')[0] ?? '', stories };
  writeFileSync(`${target}.partial`, JSON.stringify(results));
  renameSync(`${target}.partial`, target);
}

/** The results of each engine as they count with the present sources and pictures; null where nothing ran. */
export function shownResults(
  root: string,
  manifest: Manifest = readManifest().prints,
  modules = readModules(),
): Record<Engine, ShownResults | null> {
  const stored = engines.map((engine) => [engine, readStored(root, engine)] as const);
  const hashOf = stored.some(([, results]) => results) ? sourcesOf(root, modules) : () => '';
  const right = new Map<string, Map<string, string>>();
  for (const [name, { hash }] of manifest) {
    const story = storyOf(name);
    right.set(story, (right.get(story) ?? new Map()).set(name, hash));
  }
  const shown = (id: string, result: StoredResult): ShownResult => {
    const { file, sources, pictures, parts, ...stamp } = result;
    const isRight = hasPictures(pictures, right.get(id) ?? new Map());
    return {
      ...stamp,
      isOutdated: sources === '' || hashOf(file) !== sources,
      parts: parts.picture && !isRight ? { ...parts, picture: 'failed' } : parts,
    };
  };
  // One entry for each of the engines.
  return Object.fromEntries(
    stored.map(([engine, results]) => [
      engine,
      results && {
        browser: results.browser,
        stories: Object.fromEntries(
          Object.entries(results.stories).map(([id, result]) => [id, shown(id, result)]),
        ),
      },
    ]),
  ) as Record<Engine, ShownResults | null>;
}

function hasPictures(taken: Record<string, string>, right: Map<string, string>): boolean {
  const names = Object.keys(taken);
  return names.length === right.size && names.every((name) => right.get(name) === taken[name]);
}

/** What every story depends on beside its imports. */
const common = ['pnpm-lock.yaml', 'scripts/vite-plugins.ts', 'scripts/baseline.ts'];

/** Hashes the files that are part of a story, each read once. Empty for a story that was never built. */
function sourcesOf(root: string, modules: Modules | null): (storyFile: string) => string {
  const always = [...common, ...(modules?.page ?? [])];
  const contents = new Map<string, string>();
  const stories = new Map<string, string>();
  const contentHash = (file: string) => {
    const path = join(root, file);
    const hash = contents.get(file) ?? (existsSync(path) ? hashOf(readFileSync(path)) : '');
    contents.set(file, hash);
    return hash;
  };
  return (story) => {
    const own = modules?.stories.get(story);
    if (!own) return '';
    const files = () => [...new Set([...always, ...own])].toSorted();
    const hash =
      stories.get(story) ??
      hashOf(
        files()
          .map((file) => `${file} ${contentHash(file)}`)
          .join('\n'),
      );
    stories.set(story, hash);
    return hash;
  };
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
