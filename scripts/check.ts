// All static checks.
//   npm run check               runs them
//   npm run check -- --changed  runs what the files changed since the branch left main can break
//   npm run check -- --full     runs them also where nothing has changed since they passed
//   npm run fix                 formats, sorts imports and mends what the linter can
//   npm run api:update          rewrites the generated files: ui's index.ts files, api.snap, the contract's types,
//                               response shapes and limits, docs/limits.md, the schema of club.json,
//                               the rows of the server's statements
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkEarlyAbsence } from './check/absenceAssertions.ts';
import { checkApi, readApi, snapshot } from './check/api.ts';
import { checkApp } from './check/app.ts';
import { checkBanned } from './check/banned.ts';
import { barrelsOf } from './check/barrels.ts';
import { checkBaseline } from './check/baseline.ts';
import { checkCatalogue } from './check/catalogue.ts';
import { checkClubSchema, clubSchema, writeClubSchema } from './check/clubSchema.ts';
import { checkContract, readContract } from './check/contract.ts';
import { checkLateNavigation } from './check/lateNavigation.ts';
import { checkLayers } from './check/layers.ts';
import { checkLimits, limitsPage, writeLimits } from './check/limits.ts';
import { checkNamedFiles } from './check/namedFiles.ts';
import { checkPackages } from './check/packages.ts';
import { type Files, type Problem, readProject } from './check/project.ts';
import { checkPropWords } from './check/propWords.ts';
import { checkRowTypes, rowTypes, writeRowTypes } from './check/rowTypes.ts';
import { readLint, readTypeErrors, readUnused, run } from './check/runTool.ts';
import { checkStores } from './check/stores.ts';
import { checkStrings } from './check/strings.ts';
import { checkTexts } from './check/texts.ts';
import { changedFiles, concernsAll, notPassed, passedBefore } from './check/unchanged.ts';
import { checkValues } from './check/values.ts';
import { checkWords } from './check/words.ts';
import { writeReport } from './testRun/report.ts';

type Step = {
  name: string;
  run: (files: Files) => Problem[] | Promise<Problem[]>;
  /** Files that can break it. */
  about: RegExp;
  /** It looks at each file alone: those that have passed as they are can be left out. */
  alone?: true;
  /** It reads nothing else, so that it is passed over when none has changed since it passed. */
  reads?: RegExp;
  /** The part of them that it reads. */
  part?: (content: string) => string;
};
type Result = { name: string; problems: Problem[]; seconds: number };

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules', '.cache');
const typeChecker = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
const atOnce = 2;

const manifests = /(^|\/)package[.]json$|^pnpm-workspace[.]yaml$/;
const code = /[.](tsx?|mts|mjs)$/;
const anything = /./;
const browser = 'packages/(qr-reader|ui|app-core|app|admin|api-client)/';
const inBrowser = new RegExp(`^${browser}`);
/** Leaves out tests, stories and pages of components. */
const noTests = '(?!.*[.](test|stories|docs)[.]tsx?$)';
const product = new RegExp(`^${browser}${noTests}`);

/** More names than this are all files. */
const maxNamed = 1000;
const importing = /^.*(?:\bfrom '|\bimport\b).*$/gm;

const { values } = parseArgs({
  options: {
    update: { type: 'boolean' },
    changed: { type: 'boolean' },
    full: { type: 'boolean' },
  },
});
if (values.update) await update();
else process.exitCode = await check(values.changed ? changedFiles(root) : undefined);

async function update() {
  const barrels = barrelsOf(readProject(root));
  for (const [file, text] of barrels) writeFileSync(join(root, file), text);
  writeFileSync(join(root, snapshot), readApi(root).text);
  const generated = await readContract(root);
  for (const [file, text] of Object.entries(generated)) writeFileSync(join(root, file), text);
  writeFileSync(join(root, limitsPage), writeLimits(root));
  writeFileSync(join(root, clubSchema), writeClubSchema());
  writeFileSync(join(root, rowTypes), writeRowTypes(root));
  const written = [
    ...barrels.keys(),
    snapshot,
    ...Object.keys(generated),
    limitsPage,
    clubSchema,
    rowTypes,
  ];
  console.log(`Written: ${written.join(', ')}. Read the diff.`);
}

async function check(changed: string[] | undefined): Promise<number> {
  const started = performance.now();
  const only = changed?.some((file) => concernsAll.test(file)) ? undefined : changed;
  const files = readProject(root);
  const results = await inOrder(
    steps(files).filter(({ about }) => !only || only.some((file) => about.test(file))),
    files,
    only ? new Map([...files].filter(([file]) => only.includes(file))) : files,
  );
  for (const { name, problems, seconds } of results)
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name.padEnd(22)}${seconds.toFixed(1)} s`);

  const failed = results.filter(({ problems }) => problems.length > 0);
  for (const { name, problems } of failed) {
    console.log(`\n✗ ${name}`);
    for (const { file, line, rule, message } of problems)
      console.log(`  ${file}:${line}  ${rule}\n    ${message.replaceAll('\n', '\n    ')}`);
  }
  const count = failed.reduce((sum, { problems }) => sum + problems.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    count === 0
      ? `\nAll checks pass, ${seconds} s.`
      : `\n${count} ${count === 1 ? 'problem' : 'problems'} in ${failed.map(({ name }) => name).join(', ')}, ${seconds} s.`,
  );
  writeReport({
    summary: count === 0 ? `${results.length} checks` : `${count} problems`,
    failed: failed.flatMap(({ name, problems }) =>
      problems.map(({ file, line, rule, message }) => ({
        title: `${name}: ${rule}`,
        ...{ file, line, message },
      })),
    ),
    flaky: [],
  });
  return count === 0 ? 0 : 1;
}

/** Several checkers check the types that files share once each: twice the processor time for two cores. */
function checkTypes(...args: string[]) {
  const options = ['--pretty', 'false', '--checkers', '1'];
  return run(root, readTypeErrors, process.execPath, typeChecker, ...args, ...options);
}

function steps(all: Files): Step[] {
  const projects: [string, RegExp][] = [
    ['packages/app-core/src/service-worker', inBrowser],
    ['packages/server', /^packages\/(server|stand-ins|api-client|demo-club|ui\/src\/tokens)\//],
    ['packages/stand-ins', /^packages\/(server|stand-ins)\//],
    ['packages/demo-club', /^packages\/demo-club\//],
  ];
  return [
    {
      name: 'lint',
      about: anything,
      alone: true,
      run: async (files) =>
        files.size === 0
          ? []
          : run(
              root,
              readLint,
              'biome',
              'check',
              ...(files.size > maxNamed ? ['.'] : files.keys()),
              '--files-ignore-unknown=true',
              '--no-errors-on-unmatched',
              '--reporter=concise',
              '--colors=off',
              '--max-diagnostics=none',
              '--diagnostic-level=error',
            ),
    },
    {
      name: 'types',
      ...{ about: /[.](tsx?|mts|json)$/, reads: /[.](tsx?|mts|json)$/ },
      // First what runs in browsers. The rest reads its declarations: it is checked again only when they change.
      run: () => checkTypes('-b', 'tsconfig.check.json'),
    },
    ...projects.map(([project, about]) => ({
      name: `types of ${project.replace('packages/', '')}`,
      ...{ about, reads: about },
      run: () =>
        checkTypes(
          ...['-p', project, '--incremental', '--tsBuildInfoFile'],
          join(cache, 'types', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`),
        ),
    })),
    {
      name: 'unused code',
      ...{ about: /[.](tsx?|mts|mjs|json|yaml)$/, reads: /[.](tsx?|mts|mjs|json|yaml|mdx?|css)$/ },
      run: () =>
        run(
          root,
          readUnused,
          'knip',
          ...['--no-progress', '--reporter', 'json', '--no-exit-code'],
          ...['--cache', '--cache-location', join(cache, 'knip')],
        ),
    },
    {
      name: 'layers',
      about: /^packages\/.*([.]tsx?|package[.]json)$/,
      reads: /^packages\/.*[.](tsx?|json)$/,
      part: (content) =>
        content.startsWith('{') ? content : (content.match(importing) ?? []).join(),
      run: () => checkLayers(root),
    },
    { name: 'app', about: code, alone: true, run: checkApp },
    {
      name: 'baseline',
      about: inBrowser,
      reads: new RegExp(`^${browser}|^scripts/baseline[.]ts$`),
      alone: true,
      // Whether each fallback is still needed is a question to all files.
      run: (files) => checkBaseline(root, undefined, files.size < all.size ? files : undefined),
    },
    { name: 'values', about: code, alone: true, run: checkValues },
    {
      name: 'packages',
      about: anything,
      alone: true,
      run: (files) =>
        checkPackages(new Map([...[...all].filter(([file]) => manifests.test(file)), ...files])),
    },
    { name: 'banned', about: code, alone: true, run: checkBanned },
    { name: 'early absence', about: code, alone: true, run: checkEarlyAbsence },
    {
      name: 'catalogue',
      ...{ about: /^packages\/ui\//, reads: /^packages\/ui\// },
      run: checkCatalogue,
    },
    { name: 'late navigation', about: inBrowser, reads: product, run: checkLateNavigation },
    { name: 'stores', about: /[.](tsx?|md)$/, run: checkStores },
    { name: 'strings', about: anything, alone: true, run: checkStrings },
    { name: 'texts', about: /^packages\/ui\//, alone: true, run: checkTexts },
    { name: 'words', about: code, alone: true, run: checkWords },
    { name: 'words of props', about: /api[.]snap$/, run: checkPropWords },
    { name: 'files named in docs', about: anything, run: () => checkNamedFiles(root) },
    {
      name: 'API snapshot',
      about: /^packages\/(ui\/|api-client\/src\/schema[.]gen)/,
      reads: new RegExp(`^packages/(ui/${noTests}|api-client/src/schema[.]gen|tsconfig)|^tsconfig`),
      run: () => checkApi(root),
    },
    {
      name: 'contract types',
      about: /^packages\/(api-client\/|ui\/src\/limits|server\/src\/http\/operationLimits)/,
      reads:
        /^packages\/(api-client\/|ui\/src\/limits|server\/src\/http\/operationLimits)|^scripts\/contract\//,
      run: () => checkContract(root),
    },
    {
      name: 'schema of club.json',
      about: /^packages\/server\//,
      run: () => checkClubSchema(root),
    },
    {
      name: 'limits',
      about: /^(packages\/(server|api-client)|docs)\//,
      run: () => checkLimits(root),
    },
    {
      name: 'row types',
      about: /^packages\/(server|api-client)\/|rowTypes/,
      reads: new RegExp(`^packages/(server|api-client)/${noTests}|rowTypes`),
      run: () => checkRowTypes(root),
    },
  ];
}

/** Runs two steps at a time; results are in the order of the steps. */
async function inOrder(all: Step[], files: Files, changed: Files): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...all.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, run: runCheck, alone, reads, part }] = next;
      const started = performance.now();
      const whole =
        reads && passedBefore(root, name, files, { files: reads, ...(part && { part }) });
      const single = alone && notPassed(root, name, changed, files);
      const pending = single && !values.full ? single.files : changed;
      const isPassed = whole?.passed && !values.full;
      const problems = isPassed ? [] : await runCheck(single ? pending : files);
      if (problems.length === 0) whole?.remember();
      single?.remember(problems);
      results[index] = { name, problems, seconds: (performance.now() - started) / 1000 };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
