// All static checks.
//   npm run check           runs them
//   npm run api:update      rewrites the generated files: api.snap, the contract's types and response shapes,
//                           docs/limits.md
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkApi, readApi, snapshot } from './check/api.ts';
import { checkApp } from './check/app.ts';
import { checkBanned } from './check/banned.ts';
import { checkBaseline } from './check/baseline.ts';
import { checkCatalogue } from './check/catalogue.ts';
import { checkContract, readContract } from './check/contract.ts';
import { checkLayers } from './check/layers.ts';
import { checkLimits, limitsPage, writeLimits } from './check/limits.ts';
import { checkNamedFiles } from './check/namedFiles.ts';
import { checkPackages } from './check/packages.ts';
import { type Problem, readProject } from './check/project.ts';
import { checkPropWords } from './check/propWords.ts';
import { checkStores } from './check/stores.ts';
import { checkStrings } from './check/strings.ts';
import { readLint, readTypeErrors, readUnused, run } from './check/tools.ts';
import { checkValues } from './check/values.ts';
import { checkWords } from './check/words.ts';

type Step = { name: string; look: () => Problem[] | Promise<Problem[]> };
type Result = { name: string; problems: Problem[]; seconds: number };

const root = join(import.meta.dirname, '..');
const typeChecker = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
const atOnce = 2;

if (process.argv.includes('--update')) await update();
else process.exitCode = await check();

async function update() {
  writeFileSync(join(root, snapshot), readApi(root).text);
  const generated = await readContract(root);
  for (const [file, text] of Object.entries(generated)) writeFileSync(join(root, file), text);
  writeFileSync(join(root, limitsPage), writeLimits());
  const written = [snapshot, ...Object.keys(generated), limitsPage];
  console.log(`Written: ${written.join(', ')}. Read the diff.`);
}

async function check(): Promise<number> {
  const started = performance.now();
  const results = await inOrder(steps());
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
  return count === 0 ? 0 : 1;
}

function steps(): Step[] {
  const files = readProject(root);
  const projects = [
    '.',
    'packages/ui',
    'packages/app-core',
    'packages/app',
    'packages/app/src/service-worker',
    'packages/api-client',
    'packages/demo-club',
  ];
  return [
    ...projects
      .filter((project) => existsSync(join(root, project, 'tsconfig.json')))
      .map((project) => ({
        name: project === '.' ? 'types' : `types of ${project.replace('packages/', '')}`,
        look: () =>
          run(
            root,
            readTypeErrors,
            process.execPath,
            typeChecker,
            '-p',
            project,
            '--pretty',
            'false',
          ),
      })),
    {
      name: 'lint',
      look: () =>
        run(
          root,
          readLint,
          'biome',
          'check',
          '.',
          '--reporter=concise',
          '--colors=off',
          '--max-diagnostics=none',
          '--diagnostic-level=error',
        ),
    },
    {
      name: 'unused code',
      look: () =>
        run(root, readUnused, 'knip', '--no-progress', '--reporter', 'json', '--no-exit-code'),
    },
    { name: 'layers', look: () => checkLayers(root) },
    { name: 'app', look: () => checkApp(files) },
    { name: 'baseline', look: () => checkBaseline(root) },
    { name: 'values', look: () => checkValues(files) },
    { name: 'packages', look: () => checkPackages(files) },
    { name: 'banned', look: () => checkBanned(files) },
    { name: 'catalogue', look: () => checkCatalogue(files) },
    { name: 'stores', look: () => checkStores(files) },
    { name: 'strings', look: () => checkStrings(files) },
    { name: 'words', look: () => [...checkWords(files), ...checkPropWords(files)] },
    { name: 'files named in docs', look: () => checkNamedFiles(root) },
    { name: 'API snapshot', look: () => checkApi(root) },
    { name: 'contract types', look: () => checkContract(root) },
    { name: 'limits', look: () => checkLimits(root) },
  ];
}

/** Runs two steps at a time; results are in the order of the steps. */
async function inOrder(all: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...all.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, look }] = next;
      const started = performance.now();
      const problems = await look();
      results[index] = { name, problems, seconds: (performance.now() - started) / 1000 };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
