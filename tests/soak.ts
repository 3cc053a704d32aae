// The journeys of the gate five times beside two busy loops, then thirty times each test that has failed once and
// passed when it was repeated (test-results/flaky.json).
//   npm run soak
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FoundTest,
  readReport,
  reportEnvironment,
  writeReport,
} from '../scripts/testRun/report.ts';
import { escaped } from '../scripts/testRun/stages.ts';
import { startCpuLoops } from './support/cpuLoops.ts';
import { tableOf } from './support/markdownTable.ts';

type Soaked = { title: string; times: number; failed: FoundTest[]; seconds: number };

const root = join(import.meta.dirname, '..');
const folder = join(root, 'test-results', 'soak');
const [journeyTimes, flakyTimes] = [5, 30];

const flaky = readFlaky();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const stopLoops = startCpuLoops(2);
const soaked = [soak('journeys of the gate', journeys(journeyTimes), 1, journeyTimes)];
await stopLoops();
for (const test of flaky) soaked.push(repeat(test));

const table = soaked.map(({ title, times, failed, seconds }) => [
  ...[title, times, failed.length],
  `${seconds.toFixed(0)} s`,
]);
console.log(tableOf([['', 'times', 'failed', 'took'], ...table]));
const failed = soaked.flatMap((run) => run.failed);
for (const { title, file, message } of failed)
  console.error(`\n✗ ${file} ${title}\n${message ?? ''}`);
writeReport({
  summary: `${soaked.length} soaked, ${flaky.length} of them 不安定`,
  failed,
  flaky: [],
});
process.exit(failed.length > 0 ? 1 : 0);

/** The browser's journeys are repeated by Playwright, in one run; everything else by its own command. */
function repeat(test: FoundTest): Soaked {
  const { title, file, line, project = '', id } = test;
  const name = [project && `[${project}]`, title].filter(Boolean).join(' ');
  if (id !== undefined)
    return soak(name, ['node', 'scripts/visual.ts', '--exact', id], flakyTimes, flakyTimes);
  if (file.startsWith('tests/e2e/')) {
    const only = [`${file}:${line ?? ''}`.replace(/:$/, ''), `--project=${project}`];
    return soak(name, [...journeys(flakyTimes), ...only, '-g', escaped(title)], 1, flakyTimes);
  }
  // Vitest compares the pattern with the titles joined by spaces.
  const titled = escaped(title.replaceAll(' > ', ' '));
  return soak(name, ['vitest', 'run', file, '-t', titled], flakyTimes, flakyTimes);
}

function journeys(times: number): string[] {
  const config = 'tests/e2e/playwright.gate.config.ts';
  const reporter = '--reporter=list,./scripts/testRun/playwrightReporter.ts';
  return [
    ...['playwright', 'test', '-c', config, reporter],
    ...[`--repeat-each=${times}`, '--retries=0'],
  ];
}

function soak(title: string, [program = '', ...args]: string[], runs: number, times: number) {
  const since = performance.now();
  const failed: FoundTest[] = [];
  for (let run = 0; run < runs; run++) {
    const file = join(folder, `${title.replaceAll(/\W+/g, '-').slice(0, 60)}-${run}.json`);
    const { status } = spawnSync(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...reportEnvironment(file) },
    });
    if (status === 0) continue;
    const found = readReport(file)?.failed ?? [];
    failed.push(...(found.length > 0 ? found : [{ title, file: '', message: `exit ${status}` }]));
  }
  return { title, times, failed, seconds: (performance.now() - since) / 1000 };
}

function readFlaky(): FoundTest[] {
  try {
    return JSON.parse(readFileSync(join(root, 'test-results', 'flaky.json'), 'utf8'));
  } catch {
    // No run of the gate has written one.
    return [];
  }
}
