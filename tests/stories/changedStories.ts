// Which stories a change of files reaches, by the modules of the built page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFolder } from './run.ts';

/** The files that are part of each story file, and those of the page around every story. */
export type Modules = { page: Set<string>; stories: Map<string, Set<string>> };

export type Reach = {
  /** Why everything is visited; null when only what the change reaches is. */
  everything: string | null;
  /** The story files that the change reaches. */
  stories: Set<string>;
};

/** As the last build of the page listed them; null without one. */
export function readModules(folder = pageFolder): Modules | null {
  const file = join(folder, 'modules.json');
  if (!existsSync(file)) return null;
  // Written by page/vite.config.ts.
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const { page = [], ...stories } = listed;
  return {
    page: new Set(page),
    stories: new Map(Object.entries(stories).map(([story, files]) => [story, new Set(files)])),
  };
}

/** Beside the packages and Storybook’s preview: what the page of stories is built from. */
export const buildFiles = [
  'tests/stories/contentSize.ts',
  'tests/stories/inPage.ts',
  'scripts/vite-plugins.ts',
  'scripts/reactCompiler.ts',
  'scripts/baseline.ts',
  'pnpm-lock.yaml',
];

/** Files that change every picture although no list of a story names them. */
const drawsEverything: readonly [pattern: RegExp, reason: string][] = [
  [/^pnpm-lock\.yaml$|^pnpm-workspace\.yaml$|package\.json$/, 'packages'],
  [/^scripts\/(chromium|bootstrap)\.|^scripts\/fonts\.conf$/, 'the browser'],
  [/^\.storybook\//, 'Storybook’s preview'],
  [
    /^tests\/(serve\.ts|stories\/(page\/|(visit|pictures|stories\.spec|playwright\.config|forcedStories|clubStories)\.ts))/,
    'the visits',
  ],
  [
    /^packages\/ui\/src\/(tokens|styles)\/(?!.*\.(test|stories)\.)/,
    'tokens, fonts and global styles',
  ],
  // The bundler builds a worker apart.
  [/^packages\/qr-reader\/src\/(?!.*\.test\.)/, 'the decoder in its worker'],
  [/tsconfig.*\.json$/, 'compiler settings'],
];

/** Files outside of this pattern cannot be part of a story. */
const canBeDrawn = /^packages\/[\w-]+\/src\//;
/** Everything else of the repository, for which no picture depends on the file. */
const drawsNothing =
  /\.(md|mdx|snap)$|^(docs|tests|scripts|\.ci)\/|^packages\/(server\/|(?!ui\/|qr-reader\/)[\w-]+\/(?!src\/))|^\.?[\w-]+(\.[\w-]+)*$/;

export function reachOf({ page, stories }: Modules, changed: readonly string[]): Reach {
  const reasonOf = (file: string) => {
    const reason =
      drawsEverything.find(([pattern]) => pattern.test(file))?.[1] ??
      (buildFiles.includes(file) ? 'the build' : undefined) ??
      (page.has(file) ? 'part of every story' : undefined);
    if (reason) return `${reason}: ${file}`;
    return canBeDrawn.test(file) || drawsNothing.test(file) ? null : `unknown kind: ${file}`;
  };
  return {
    everything: changed.map(reasonOf).find((reason) => reason !== null) ?? null,
    stories: new Set(
      [...stories]
        .filter(([, files]) => changed.some((file) => files.has(file)))
        .map(([story]) => story),
    ),
  };
}
