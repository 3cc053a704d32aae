// Runs all checks and tests, each stage a line; what failed comes last, with the command that repeats it.
//   npm test                everything
//   npm test -- --changed   only what the changes since main reach
//   npm test Button         the stories and tests of one component
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { branchBase, changedSince } from './changes.ts';

type Stage = {
  name: string;
  command: string[];
  /** Finds the counts in what the stage prints. */
  counts: RegExp;
  /** The command that repeats what failed. */
  again: (output: string) => string;
  /** Changed files that the stage is about; without it the stage chooses by itself. */
  about?: RegExp;
};

const root = join(import.meta.dirname, '..');
const logs = join(root, 'test-results', 'stages');
const words = process.argv.slice(2).filter((argument) => argument !== '--changed');
const onlyChanged = process.argv.includes('--changed');

if (words.length > 0) {
  const { status } = spawnSync('vitest', ['run', ...words], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

const base = onlyChanged ? branchBase(root) : null;
if (onlyChanged && !base) throw new Error('There is no branch main to compare with. Run: npm test');
const changed = base ? changedSince(root, base) : [];

const failedFiles = (output: string) => [
  ...new Set([...output.matchAll(/FAIL\s+\S+ (\S+\.test\.tsx?)/g)].map(([, file = '']) => file)),
];
const vitest = (name: string, projects: string[]): Stage => ({
  name,
  command: [
    ...['vitest', 'run', '--reporter=dot', ...projects.map((project) => `--project=${project}`)],
    ...(base ? ['--changed', base, '--passWithNoTests'] : []),
  ],
  counts: /^\s*Tests\s+(.+)$/m,
  again: (output) => `npm test ${failedFiles(output).join(' ')}`.trim(),
});

const visits: Stage[] = [
  {
    name: 'stories and pictures',
    command: ['node', 'scripts/visual.ts', ...(base ? [] : ['--all'])],
    counts: /^(\d+ stories, .+|No story to visit\.)$/m,
    again: (output) => /Again: (.+)/.exec(output)?.[1] ?? 'npm run visual',
  },
];
/** Only processor time: they run beside the visits. */
const builds: Stage[] = [
  {
    name: 'checks',
    command: ['node', 'scripts/check.ts', ...(base ? ['--changed'] : [])],
    counts: /^(\d+ .+)$/m,
    again: () => 'npm run check',
  },
  {
    name: 'size',
    command: ['node', 'scripts/size.ts'],
    counts: /^\s*app +(.+)$/m,
    again: () => 'npm run size',
    about: /^packages\/(?!server|demo-club)|^scripts\/(size|vite)|^pnpm-lock/,
  },
  {
    name: 'Storybook builds',
    command: [...['storybook', 'build', '--quiet', '--loglevel', 'warn', '-o', 'storybook-static']],
    counts: /$^/,
    again: () => 'npm run storybook:build',
    about: /^packages\/ui\/|^\.storybook|^docs\/storybook|^tests\/storybook|^pnpm-lock/,
  },
  {
    name: 'Storybook pages',
    command: ['playwright', 'test', '-c', 'tests/storybook/playwright.config.ts'],
    counts: /^\s*(\d+ passed.*)$/m,
    again: () =>
      'node scripts/bootstrap.mjs playwright test -c tests/storybook/playwright.config.ts',
    about: /^packages\/ui\/|^\.storybook|^docs\/storybook|^tests\/storybook|^pnpm-lock/,
  },
];
/** Uses both cores of a small machine, and has answers to wait for: beside another stage they would come late. */
const product: Stage[] = [
  {
    name: 'the product',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    counts: /^\s*(\d+ passed.*)$/m,
    again: () => 'npm run e2e -- --last-failed',
    about: /^packages\/|^tests\/(e2e|support)\/|^scripts\/(vite|chromium|baseline)|^pnpm-lock/,
  },
  {
    name: 'engines',
    command: ['node', 'tests/engines/run.ts'],
    counts: /^\s*(\d+ passed.*)$/m,
    again: () => 'npm run engines -- --last-failed',
    about: /^packages\/|^tests\/(engines|support)\/|^scripts\/(vite|chromium|baseline)|^pnpm-lock/,
  },
];
/** Server tests wait for processes and pauses, component tests for frames: one after the other. */
const tests = [
  vitest('unit and server tests', ['unit', 'server']),
  vitest('component tests', ['browser']),
];

type Result = { stage: Stage; status: number; output: string; log: string };

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
  });

/** In a terminal the last line tells what runs; a log gets the finished stages only. */
const underway = new Map<string, number>();
const line = process.stdout.isTTY ? setInterval(showUnderway, 1000) : undefined;

mkdirSync(logs, { recursive: true });
const started = performance.now();
const results = [
  ...(await beside([visits, builds])),
  ...(await inOrder(product)),
  ...(await inOrder(tests)),
];
clearInterval(line);
const failed = results.filter(({ status }) => status !== 0);

for (const { stage, output, log } of failed) {
  const lines = output.trimEnd().split('\n');
  console.error(`\n✗ ${stage.name}: the last lines of ${log}\n`);
  console.error(lines.slice(-60).join('\n'));
}
print(`\nall in ${seconds(started)}`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
for (const { stage, output } of failed) console.error(`again: ${stage.again(output)}`);
process.exit(failed.length > 0 ? 1 : 0);

async function beside(lists: Stage[][]): Promise<Result[]> {
  return (await Promise.all(lists.map(inOrder))).flat();
}

async function inOrder(stages: Stage[]): Promise<Result[]> {
  const done: Result[] = [];
  for (const stage of stages) {
    const { about } = stage;
    if (base && about && !changed.some((file) => about.test(file))) {
      print(`– ${stage.name}: left out, none of the ${changed.length} changed files is part of it`);
    } else {
      done.push(await run(stage));
    }
  }
  return done;
}

function run(stage: Stage): Promise<Result> {
  const since = performance.now();
  underway.set(stage.name, since);
  const log = join(logs, `${stage.name.replace(/\W+/g, '-')}.log`);
  const file = createWriteStream(log);
  const [program = '', ...args] = stage.command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      file.end(() => {
        const output = readFileSync(log, 'utf8');
        const counts = stage.counts.exec(output)?.[1]?.trim() ?? '';
        const mark = code === 0 ? '✓' : '✗';
        underway.delete(stage.name);
        print(`${mark} ${stage.name}  ${seconds(since)}  ${counts}`.trimEnd());
        for (const [note] of output.matchAll(/^.*\bleft out\b.*$/gm)) print(`    ${note}`);
        resolve({ stage, status: code ?? 1, output, log });
      });
    });
  });
}

/** Clears the line of what runs, which the next tick draws again below. */
function print(text: string) {
  if (line) process.stdout.write('\r\u001b[K');
  console.log(text);
}

function showUnderway() {
  const names = [...underway].map(([name, since]) => `${name} ${seconds(since)}`);
  process.stdout.write(`\r\u001b[K… ${names.join(', ')}`);
}

function seconds(since: number) {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`;
}
