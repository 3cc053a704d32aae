import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { joinParts, type Part } from './joinedChunks.ts';

/** How the visits of an app differ. */
export type Visitors = {
  /** Modules rendered around all screens that load after the first page. */
  around: (isSignedIn: boolean) => readonly string[];
  /** Screens of people who are not logged in, by the word of the table of routes. */
  guests: readonly string[];
  /** The screen with which most visits begin. */
  start?: string;
  /** Modules of the page for an unknown address, if they are not part of the first page. */
  notFound?: string;
  /** Shown to people who are logged in, in place of the screens of the table. */
  inPlace?: string;
};

export const fans: Visitors = {
  around: (isSignedIn) => [
    'src/shell/lateChunk.ts',
    ...(isSignedIn ? ['src/shell/lateChunkSignedIn.ts'] : []),
  ],
  guests: ['guest', 'everybody'],
  start: 'src/screens/top/TopScreen.tsx',
  notFound: 'src/shell/NotFoundScreen.tsx',
  inPlace: 'src/shell/SuspendedScreen.tsx',
};
// No guests: in a chunk of their own, their styles would come after styles of other chunks that override them.
export const staff: Visitors = { around: () => [], guests: [] };

const routeTable = 'src/routes/routes.ts';

/** Scripts and styles of a cold visit. */
const maxFiles = 12;

/** The bytes of the screen with which most visits begin count as much as those of this number of others. */
const startWeight = 3;

/** About how much a file shrinks on its way: minified and compressed with Brotli. */
const compressed = 0.18;

/**
 * Few files for each visit. The bundler makes a chunk for every set of screens that share modules: about 60
 * files for one screen. A first pass finds these chunks, the second builds with groups of them. The groups follow
 * from the table of routes and the module graph, so that new modules fall into place.
 */
export function joinedChunks(visitors: Visitors, plugins: () => PluginOption[]): Plugin {
  return {
    name: 'homestand:joined-chunks',
    apply: 'build',
    async config(config) {
      const groups = await findGroups(config, visitors, plugins());
      return { build: { rolldownOptions: { output: { codeSplitting: splitting(groups) } } } };
    },
  };
}

const first = { name: 'first', tags: ['$initial' as const], priority: 2 };

const splitting = (groups: ReadonlyMap<string, string>) => ({
  // Otherwise a group takes in all that its modules import.
  includeDependenciesRecursively: false,
  groups: [first, { name: (id: string) => groups.get(id) ?? null, priority: 1 }],
});

async function findGroups(config: UserConfig, visitors: Visitors, plugins: PluginOption[]) {
  const root = config.root ?? process.cwd();
  const result = await build({
    root,
    base: config.base ?? '/',
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { codeSplitting: { groups: [first] } },
      },
    },
  });
  if (!('output' in result)) throw new Error('The build has no output.');
  const table = visitsOf(root, visitors);
  const parts = partsOf(table, result.output);
  const visits = table.map(({ modules, isForGuests }) => ({
    isForGuests,
    files: maxFiles - ownFiles(modules[0] ?? '', result.output),
    weight: visitors.start && modules[0] === resolve(root, visitors.start) ? startWeight : 1,
  }));
  return new Map(
    joinParts(parts, visits).flatMap((group, number) =>
      group.flatMap((index) => {
        const { kind, modules } = parts[index] ?? { kind: '', modules: [] };
        return modules.map((id): [string, string] => [id, `${kind}-${number}`]);
      }),
    ),
  );
}

type Chunk = Rolldown.OutputChunk;

/** The script and the styles of the first page, and those of the screen. */
function ownFiles(screen: string, output: Rolldown.RolldownOutput['output']): number {
  const chunk = output.find((file) => file.type === 'chunk' && file.facadeModuleId === screen);
  const hasStyles = chunk?.type === 'chunk' && chunk.moduleIds.some(isStyle);
  return hasStyles ? 4 : 3;
}

/** The chunks of the first pass that several screens share, scripts and styles apart. */
function partsOf(table: readonly TableVisit[], output: Rolldown.RolldownOutput['output']): Part[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const styleBytes = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source.length]] : [])),
  );
  const screens = new Set(table.map(({ modules: [screen = ''] }) => screen));
  const visits = table.map(({ modules }) => loadedWith(modules, chunks));
  const shared = chunks.flatMap((chunk) => {
    // A screen's own modules stay together, and the first page has its group.
    if (chunk.isEntry || screens.has(chunk.facadeModuleId ?? '')) return [];
    const loading = visits.flatMap((loaded, visit) => (loaded.has(chunk) ? [visit] : []));
    return loading.length > 0 ? [{ chunk, visits: new Set(loading) }] : [];
  });
  // The styles of the script with number n have number n + shared.length.
  const scripts = shared.map(
    ({ chunk, visits }, number): Part => ({
      kind: 'script',
      modules: chunk.moduleIds.filter((id) => !isStyle(id)),
      bytes: chunk.code.length * compressed,
      visits,
      imports: [
        number + shared.length,
        ...shared.flatMap((other, index) =>
          chunk.imports.includes(other.chunk.fileName) ? [index] : [],
        ),
      ],
    }),
  );
  const styles = shared.map(
    ({ chunk, visits }): Part => ({
      kind: 'style',
      modules: [...chunk.moduleIds.filter(isStyle), ...stylesAlone(chunk, chunks)],
      bytes: sum([...(chunk.viteMetadata?.importedCss ?? [])], styleBytes) * compressed,
      visits,
      imports: [],
    }),
  );
  return [...scripts, ...styles];
}

/** The bundler removes a chunk that is nothing but styles, and names its file in the chunk that imports it. */
const stylesAlone = (chunk: Chunk, chunks: readonly Chunk[]) =>
  chunk.moduleIds
    .filter((id) => id.endsWith('.css.ts'))
    .map((id) => `${id}.vanilla.css`)
    .filter((id) => !chunks.some(({ moduleIds }) => moduleIds.includes(id)));

const isStyle = (id: string) => id.endsWith('.css');

const sum = (names: readonly string[], bytes: ReadonlyMap<string, number>) =>
  names.reduce((total, name) => total + (bytes.get(name) ?? 0), 0);

/** The chunks that begin with these modules, and all that they import. */
function loadedWith(modules: readonly string[], chunks: readonly Chunk[]): Set<Chunk> {
  const loaded = new Set<Chunk>();
  const visit = (chunk: Chunk) => {
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) visit(other);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (!chunk) throw new Error(`No chunk begins with ${module}.`);
    visit(chunk);
  }
  return loaded;
}

/** The module of each route's screen, and who may enter, from the table of routes. */
export function screensOf(root: string): { route: string; module: string; viewer: string }[] {
  const code = readFileSync(join(root, routeTable), 'utf8');
  const constants = new Map(
    [...code.matchAll(/^const (\w+) = ([^;]+);$/gm)].map(([, name, value]) => [name, value]),
  );
  const moduleOf = (screen: string): string => {
    // The last import: one before it loads the screen's data.
    const [, path] = [...screen.matchAll(/import\('([^']+)'\)/g)].at(-1) ?? [];
    if (path !== undefined) return fileOf(join(root, dirname(routeTable), path));
    const constant = constants.get(/^\w+/.exec(screen)?.[0]);
    if (constant === undefined) throw new Error(`${routeTable}: ${screen} imports no screen.`);
    return moduleOf(constant);
  };
  const table = code.slice(code.indexOf('export const routes'));
  const rows = table.matchAll(/ name: '(\w+)',\s+screen: ([\s\S]+?),\s+for: '(\w+)'/g);
  const screens = [...rows].map(([, route = '', screen = '', viewer = '']) => ({
    route,
    module: moduleOf(screen),
    viewer,
  }));
  if (screens.length === 0) throw new Error(`No screens found in ${routeTable}.`);
  return screens;
}

type TableVisit = {
  /** The modules that it begins with; the screen's own comes first. */
  modules: string[];
  isForGuests: boolean;
};

/** A visit for each screen of the table of routes. */
export function visitsOf(root: string, visitors: Visitors): TableVisit[] {
  const { around, guests, notFound, inPlace } = visitors;
  const visits = new Map<string, TableVisit>();
  for (const { module, viewer } of screensOf(root)) {
    const isForGuests = guests.includes(viewer);
    const modules = [module, ...around(!isForGuests)];
    // A screen with several routes counts as its smallest visit.
    if (modules.length <= (visits.get(module)?.modules.length ?? modules.length))
      visits.set(module, { modules, isForGuests });
  }
  if (notFound) visits.set(notFound, { modules: [notFound, ...around(false)], isForGuests: true });
  if (inPlace) visits.set(inPlace, { modules: [inPlace, ...around(true)], isForGuests: false });
  return [...visits.values()].map(({ modules, isForGuests }) => ({
    modules: modules.map((file) => resolve(root, file)),
    isForGuests,
  }));
}

const fileOf = (path: string) =>
  [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file)) ?? path;
