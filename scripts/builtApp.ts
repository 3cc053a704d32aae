import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { isRunning } from './isRunning.ts';
import { recordStyles, type StyleSource } from './styleSources.ts';

export type BuiltApp = {
  /** What the server serves. */
  folder: string;
  /** Whether the build on disk had the same inputs. */
  reused: boolean;
  /** Hash of everything that the build reads. */
  inputs: string;
  chunks: Chunk[];
  /** Names of the files that the bundler emitted, without the public and precompressed ones. */
  emitted: string[];
  /** What the order of its styles must follow (scripts/styleOrder.ts). */
  styleSources: StyleSource[];
};

/** One chunk of a build; its modules are paths relative to the repository. */
export type Chunk = {
  file: string;
  isEntry: boolean;
  /** Loaded with it. */
  imports: string[];
  styles: string[];
  /** The module behind whose import it is. */
  facade: string | null;
  /** Modules with code in it. */
  modules: string[];
};

type BuildRecord = Pick<BuiltApp, 'inputs' | 'chunks' | 'emitted' | 'styleSources'> & {
  outputs: Record<string, string>;
};

const repository = join(import.meta.dirname, '..');

// Read by the build outside the packages.
const shared = [
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'scripts/app-build.ts',
  'scripts/baseline.ts',
  'scripts/builtApp.ts',
  'scripts/joined-chunks-build.ts',
  'scripts/joinedChunks.ts',
  'scripts/licenses-build.ts',
  'scripts/packed-build.ts',
  'scripts/reactCompiler.ts',
  'scripts/service-worker-build.ts',
  'scripts/styleSources.ts',
  'scripts/vite-plugins.ts',
];

// Vite writes a copy of the settings (.timestamp-) while it reads them, and removes it.
const isInput = (path: string) =>
  !/\.(test|stories)\.tsx?$|\.timestamp-[^/]+\.mjs$|^packages\/\w+\/src\/testing\//.test(path);

/** Builds one of the two apps, unless the build on disk has the same inputs and is whole. */
export async function builtApp({
  root = repository,
  name = 'app',
}: {
  root?: string;
  /** The fans' app, or the staff's. */
  name?: 'app' | 'admin';
} = {}): Promise<BuiltApp> {
  const app = join(root, 'packages', name);
  const folder = join(app, 'dist');
  const recordFile = join(root, 'node_modules', '.cache', `${name}-build.json`);
  const files = inputFiles(root, name);
  const inputs = fingerprint(root, files);

  const stored = readRecord(recordFile);
  if (stored?.inputs === inputs && isWhole(folder, stored.outputs))
    return { ...partsOf(stored), folder, reused: true };

  await removeAbandoned(app);
  // Beside its destination, on the same file system: a rename is atomic there.
  const fresh = await mkdtemp(join(app, `dist-${process.pid}-`));
  try {
    const built = await buildInto(fresh, { root, app, files: new Set(files) });
    const record: BuildRecord = { inputs, outputs: hashesOf(fresh), ...built };
    await replace(folder, fresh);
    mkdirSync(dirname(recordFile), { recursive: true });
    const draft = `${recordFile}.${basename(fresh)}`;
    await writeFile(draft, JSON.stringify(record));
    await rename(draft, recordFile);
    return { ...partsOf(record), folder, reused: false };
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

const partsOf = ({ outputs: _outputs, ...parts }: BuildRecord) => parts;

/** Vite sets NODE_ENV to production for the whole process; its caller keeps its own value. */
export async function viteBuild(config: InlineConfig): Promise<Rolldown.RolldownOutput> {
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  try {
    const result = await build(config);
    const output = Array.isArray(result) ? result[0] : result;
    if (!output || !('output' in output)) throw new Error('The build has no output.');
    return output;
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

async function buildInto(
  outDir: string,
  { root, app, files }: { root: string; app: string; files: ReadonlySet<string> },
): Promise<Omit<BuildRecord, 'inputs' | 'outputs'>> {
  const local = (id: string) =>
    relative(root, id.replace(/[?].*$/, ''))
      .split(sep)
      .join('/');
  const read = new Set<string>();
  const recordReads: Plugin = {
    name: 'homestand:record-reads',
    configResolved({ configFileDependencies }) {
      for (const file of configFileDependencies) read.add(local(file));
    },
    buildEnd() {
      for (const file of this.getModuleIds()) read.add(local(file));
    },
  };
  const styles = recordStyles(local);
  const { output } = await viteBuild({
    root: app,
    configFile: join(app, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [recordReads, styles.plugin],
    build: { outDir, emptyOutDir: true },
  });

  const unknown = [...read].filter(
    (path) => !files.has(path) && isSource(path) && existsSync(join(root, path)),
  );
  if (unknown.length > 0)
    throw new Error(
      `The build reads ${unknown.join(', ')}: name them among the inputs in scripts/builtApp.ts.`,
    );
  return {
    emitted: output.map(({ fileName }) => fileName),
    chunks: chunksOf(output, root),
    styleSources: styles.sources,
  };
}

/** The table of a build's chunks. */
export const chunksOf = (
  output: Rolldown.RolldownOutput['output'],
  root: string = repository,
): Chunk[] =>
  output.flatMap((file) =>
    file.type === 'chunk'
      ? [
          {
            file: file.fileName,
            isEntry: file.isEntry,
            imports: file.imports,
            styles: [...(file.viteMetadata?.importedCss ?? [])],
            facade: file.facadeModuleId && pathOf(file.facadeModuleId, root),
            modules: Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
              renderedLength > 0 ? [pathOf(id, root)] : [],
            ),
          },
        ]
      : [],
  );

const pathOf = (id: string, root: string) =>
  relative(root, id.replace(/[?].*$/, ''))
    .split(sep)
    .join('/');

// Installed packages follow from the lock file; virtual modules are no files.
const isSource = (path: string) =>
  !path.startsWith('..') && !path.split('/').includes('node_modules') && !path.includes('\0');

/** The files of the app and of the packages that it depends on, and the shared ones. */
function inputFiles(root: string, app: string): string[] {
  const packages = new Map(
    globSync('packages/*/package.json', { cwd: root }).map((path) => {
      const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      return [name, { folder: dirname(path), dependencies: Object.keys(dependencies) }];
    }),
  );
  const folders = new Set<string>();
  const visit = (name: string) => {
    const found = packages.get(name);
    if (!found || folders.has(found.folder)) return;
    folders.add(found.folder);
    found.dependencies.forEach(visit);
  };
  visit(`@homestand/${app}`);
  return [
    ...shared.filter((path) => existsSync(join(root, path))),
    ...[...folders].flatMap((folder) =>
      filesIn(join(root, folder), /^(node_modules|dist(-.+)?)$/)
        .map((path) => `${folder.split(sep).join('/')}/${path}`)
        .filter(isInput),
    ),
  ].sort();
}

function fingerprint(root: string, files: readonly string[]): string {
  const environment = Object.entries(process.env)
    .filter(([name]) => /^(VITE_.+|NODE_ENV|BABEL_ENV)$/.test(name))
    .sort();
  return hash(
    JSON.stringify([environment, files.map((path) => [path, hashOfFile(join(root, path))])]),
  );
}

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const hashOfFile = (path: string) => hash(readFileSync(path));

const hashesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(folder)
      .sort()
      .map((path) => [path, hashOfFile(join(folder, path))]),
  );

function isWhole(folder: string, outputs: BuildRecord['outputs']): boolean {
  try {
    return JSON.stringify(hashesOf(folder)) === JSON.stringify(outputs);
  } catch {
    // No build yet, or another process replaces it now.
    return false;
  }
}

/** Paths relative to the folder, with slashes. */
export function filesIn(folder: string, skipped?: RegExp, prefix = ''): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    if (skipped?.test(entry.name)) return [];
    return entry.isDirectory() ? filesIn(folder, skipped, `${path}/`) : [path];
  });
}

function readRecord(file: string): BuildRecord | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Missing or cut off: the app is built.
    return null;
  }
}

/** A process that builds at the same time may put its own build there between the two renames. */
async function replace(folder: string, fresh: string) {
  const previous = `${fresh}-previous`;
  const unless = (...codes: string[]) => {
    return (error: NodeJS.ErrnoException) => {
      if (!codes.includes(error.code ?? '')) throw error;
      return false;
    };
  };
  let done = false;
  while (!done) {
    await rename(folder, previous).catch(unless('ENOENT'));
    done = await rename(fresh, folder).then(() => true, unless('ENOTEMPTY', 'EEXIST'));
    await rm(previous, { recursive: true, force: true });
  }
}

/** Folders of processes that were killed while they built. */
async function removeAbandoned(app: string) {
  for (const name of readdirSync(app)) {
    const pid = /^dist-(\d+)-/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) await rm(join(app, name), { recursive: true, force: true });
  }
}
