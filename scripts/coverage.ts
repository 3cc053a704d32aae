// Line coverage of the packages over all kinds of tests, merged: npm run coverage
//   npm run coverage -- --only unit            one kind, or several: --only unit --only e2e
//   npm run coverage -- --only e2e cart        of the tests that match a word
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CoverageReport } from 'monocart-coverage-reports';
import { transformWithOxc } from 'vite';
import { viteBuild } from './builtApp.ts';
import { addRun, byPackage, type FileCoverage, type Lines, toIstanbul } from './coverage/lines.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results', 'coverage');
const raw = join(results, 'raw');
/** Both apps, by the path under which the server serves them. */
const apps = { user: join(raw, 'app'), admin: join(raw, 'admin') };
const pages = join(raw, 'pages');
const processes = join(raw, 'processes');
const transforms = join(raw, 'transforms');

/** What is left of a file of types, or of a file that only exports what others contain. */
const passedOn =
  /^(?:(?:import|export)\b[^;=(]*?\bfrom\s*["'][^"']+["']|import\s*["'][^"']+["']|export\s*\{\s*\});?$/gm;

const projects = ['unit', 'server', 'processes', 'browser', 'apps', 'stories'];
const { values, positionals: words } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [...projects, 'e2e'] } },
  allowPositionals: true,
});
const unknown = values.only.filter((kind) => ![...projects, 'e2e'].includes(kind));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. Choose of: ${projects.join(', ')}, e2e`);
  process.exit(1);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const lines: Lines = new Map();
const chosen = projects.filter((project) => values.only.includes(project));
const passed = [
  ...(chosen.length > 0 ? [await runVitest(chosen)] : []),
  ...(values.only.includes('e2e') ? [await runEndToEnd()] : []),
];
await addUnloaded();
await report();
process.exit(passed.every(Boolean) ? 0 : 1);

async function runVitest(names: readonly string[]): Promise<boolean> {
  const reports = join(raw, 'vitest');
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      '--reporter=dot',
      ...names.map((name) => `--project=${name}`),
      '--coverage.enabled',
      '--coverage.provider=v8',
      '--coverage.reporter=json',
      '--coverage.reportOnFailure',
      `--coverage.reportsDirectory=${reports}`,
      ...words,
    ],
    { cwd: root, stdio: 'inherit' },
  );
  addJson(join(reports, 'coverage-final.json'));
  return status === 0;
}

/** The pages run a build with source maps; the server runs in the processes of the tests. */
async function runEndToEnd(): Promise<boolean> {
  for (const outDir of Object.values(apps)) {
    const source = join(root, 'packages', basename(outDir));
    await viteBuild({
      root: source,
      configFile: join(source, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true, sourcemap: true, minify: false },
    });
  }
  const { status } = spawnSync(
    'playwright',
    ['test', '-c', 'tests/e2e/playwright.config.ts', '--project=chromium', ...words],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        APP_FOLDER: apps.user,
        ADMIN_FOLDER: apps.admin,
        COVERAGE_FOLDER: pages,
        NODE_V8_COVERAGE: processes,
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: transforms,
      },
    },
  );
  const convert = converter('e2e');
  for (const file of existsSync(pages) ? readdirSync(pages) : []) {
    const scripts = scriptsOf(JSON.parse(readFileSync(join(pages, file), 'utf8')));
    if (scripts.length > 0) await convert.add(scripts);
  }
  const transformed = readTransforms();
  for (const file of existsSync(processes) ? readdirSync(processes) : []) {
    const { result } = JSON.parse(readFileSync(join(processes, file), 'utf8'));
    const modules = modulesOf(result, transformed);
    if (modules.length > 0) await convert.add(modules);
  }
  await convert.generate();
  addJson(join(raw, 'e2e', 'coverage-final.json'));
  return status === 0;
}

type Script = {
  url: string;
  scriptId: string;
  functions: { functionName: string; isBlockCoverage: boolean; ranges: Range[] }[];
};

type Range = { startOffset: number; endOffset: number; count: number };

type Transformed = { source: string; sourceMap: object };

/** The apps' scripts with the source and the source map of the build. */
function scriptsOf(scripts: readonly Script[]) {
  return scripts.flatMap((script) => {
    const [, app, name] = /\/(user|admin)\/(assets\/[^/?]+\.js)$/.exec(script.url) ?? [];
    const file = name && join(apps[app === 'admin' ? 'admin' : 'user'], name);
    // Another release, or a file without source.
    if (!file || !existsSync(`${file}.map`)) return [];
    return [
      {
        ...script,
        url: `${app}/${name}`,
        source: readFileSync(file, 'utf8'),
        sourceMap: JSON.parse(readFileSync(`${file}.map`, 'utf8')),
      },
    ];
  });
}

/** What Playwright compiled, by the content of the source file: its maps name files without their folder. */
function readTransforms(): Map<string, Transformed> {
  return new Map(
    globSync('**/*.map', { cwd: transforms }).map((name) => {
      const map = join(transforms, name);
      const sourceMap = JSON.parse(readFileSync(map, 'utf8'));
      // The first line of a cached file is the hash of the rest.
      const source = readFileSync(map.replace(/map$/, 'js'), 'utf8').replace(/^.*\n/, '');
      return [sourceMap.sourcesContent[0], { source, sourceMap }];
    }),
  );
}

/**
 * The modules of a process with the code that ran: Playwright's, or in a process of its own Node's, which is the
 * file without its types and with its address at the end. The range of the whole module tells which.
 */
function modulesOf(scripts: readonly Script[], transformed: ReadonlyMap<string, Transformed>) {
  return scripts.flatMap((script) => {
    if (!script.url.startsWith('file:')) return [];
    const url = inRepository(script.url.replace(/[?#].*$/, ''));
    if (!isProduct(url) || url.endsWith('.tsx')) return [];
    const content = readFileSync(join(root, url), 'utf8');
    const compiled = transformed.get(content);
    const length = Math.max(
      ...script.functions.flatMap(({ ranges }) => ranges.map(({ endOffset }) => endOffset)),
    );
    if (compiled?.source.length === length)
      return [
        {
          ...script,
          url,
          source: compiled.source,
          sourceMap: { ...compiled.sourceMap, sources: [url] },
        },
      ];
    const source = `${stripTypeScriptTypes(content)}\n\n//# sourceURL=${script.url}`;
    return source.length === length ? [{ ...script, url, source }] : [];
  });
}

/** Source files with code that no test loaded: none of their lines ran. */
async function addUnloaded() {
  const unloaded = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => isProduct(path) && !lines.has(path));
  const convert = converter('unloaded');
  for (const path of unloaded) {
    const { code, map } = await transformWithOxc(readFileSync(join(root, path), 'utf8'), path);
    if (code.replaceAll(passedOn, '').trim() === '') continue;
    await convert.add([
      {
        url: path,
        scriptId: '0',
        source: code,
        sourceMap: { ...map, sources: [path] },
        functions: [
          {
            functionName: '',
            isBlockCoverage: true,
            ranges: [{ startOffset: 0, endOffset: code.length, count: 0 }],
          },
        ],
      },
    ]);
  }
  if (unloaded.length === 0) return;
  await convert.generate();
  addJson(join(raw, 'unloaded', 'coverage-final.json'));
}

/** Turns V8's ranges into Istanbul's statements by source maps. */
function converter(name: string) {
  return new CoverageReport({
    outputDir: join(raw, name),
    reports: ['json'],
    logging: 'error',
    cleanCache: true,
    entryFilter: ({ url = '' }) => !url.includes('/node_modules/'),
    sourceFilter: (path) => isProduct(inRepository(path)),
  });
}

function addJson(file: string) {
  if (!existsSync(file)) return;
  const run: Record<string, FileCoverage> = JSON.parse(readFileSync(file, 'utf8'));
  addRun(
    lines,
    Object.entries(run)
      .map(([path, coverage]) => [inRepository(path), coverage] as const)
      .filter(([path]) => isProduct(path)),
  );
}

/** Absolute paths, addresses of files and paths relative to a build all end in the path in the repository. */
function inRepository(path: string): string {
  const plain = path.startsWith('file:') ? fileURLToPath(path) : path;
  const local = relative(root, resolve(root, plain)).split(sep).join('/');
  return /(?:^|\/)(packages\/[^/]+\/src\/.*)$/.exec(local)?.[1] ?? local;
}

/** Not tests, stories, pages of Storybook, generated files, or styles, which are evaluated during the build. */
function isProduct(path: string): boolean {
  return (
    /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
    !/\.(test|suite|stories|docs|sample|gen|css|d)\.tsx?$/.test(path) &&
    !path.startsWith('packages/ui/src/testing/')
  );
}

async function report() {
  const html = new CoverageReport({
    name: 'Homestand: lines that tests run',
    outputDir: results,
    reports: [['html', { subdir: 'html' }]],
    logging: 'error',
    cleanCache: true,
    clean: false,
  });
  await html.add(toIstanbul(lines, (file) => join(root, file)));
  await html.generate();

  const rows = byPackage(lines);
  for (const { name, uncovered } of rows) {
    if (uncovered.length === 0) continue;
    console.log(`\n${name}: files of which no line ran`);
    for (const file of uncovered) console.log(`  ${file}`);
  }
  console.log(`\nLines that ran in ${values.only.join(', ')}`);
  for (const { name, lines: all, covered, uncovered } of rows)
    console.log(
      `  ${name.padEnd(12)} ${((100 * covered) / Math.max(1, all)).toFixed(1).padStart(5)} %  ${covered} of ${all}, ${uncovered.length} files without any`,
    );
  console.log('\ntest-results/coverage/html/index.html');
}
