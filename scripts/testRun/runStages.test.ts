import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRunning } from '../isRunning.ts';
import { playwrightCommand, vitestCommand } from './stages.ts';

const root = join(import.meta.dirname, '..', '..');
let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'homestand-stages-')));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write('package.json', '{ "type": "module" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string) => writeFileSync(join(folder, name), content);

/** Runs stages in a process of their own, as `npm test` does. */
function startRun(steps: string) {
  write(
    'run.ts',
    `import { runStages } from '${root}/scripts/testRun/runStages.ts';
     import { playwrightCommand, vitestCommand } from '${root}/scripts/testRun/stages.ts';
     const reporters = '${root}/scripts/testRun';
     process.exit(await runStages({ root: '${folder}', steps: ${steps}, leftOut: 'Left out: nothing.' }));`,
  );
  const { FORCE_COLOR: _, NO_COLOR: __, ...environment } = process.env;
  const child = spawn(process.execPath, ['run.ts'], {
    cwd: folder,
    // Test runners colour what they print when they are in CI.
    env: { ...environment, CI: 'true' },
  });
  // One by one: two pipes have no order.
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  return {
    child,
    ended: once(child, 'close').then(([code]) => ({
      code: Number(code),
      output: errors + output,
    })),
  };
}

test('failed tests of each runner are named, with the command that repeats just them; what passes when repeated is reported', async () => {
  write(
    'sums.test.mjs',
    `import { expect, test } from 'vitest';
     let runs = 0;
     test('is right', () => {});
     test('is wrong (planted)', () => expect(1).toBe(2));
     test('passes the second time', () => expect(++runs).toBe(2));`,
  );
  write(
    'vitest.config.mjs',
    `export default { test: { name: 'planted', include: ['*.test.mjs'] } };`,
  );
  write(
    'journey.spec.mjs',
    `import { expect, test } from '@playwright/test';
     test('arrives', () => {});
     test('is lost (planted)', () => expect('here').toBe('there'));`,
  );
  write(
    'playwright.config.mjs',
    `export default { testMatch: '*.spec.mjs', outputDir: 'journeys' };`,
  );
  const { code, output } = await startRun(`[[
    [{
      name: 'sums',
      command: ['vitest', 'run', '--retry=1', '--reporter=dot', '--reporter=' + reporters + '/vitestReporter.ts'],
      again: vitestCommand,
    }],
    [{
      name: 'trips',
      command: ['playwright', 'test', '--reporter=list,' + reporters + '/playwrightReporter.ts'],
      again: (failed) => playwrightCommand('e2e', failed),
    }],
  ], [[{ name: 'last', command: ['node', '--version'], again: () => 'none' }]]]`).ended;
  expect(code).toBe(1);
  expect(output).toContain('  ✗ [planted] sums.test.mjs is wrong (planted)\n');
  expect(output).toContain(`again: npm test -- sums.test.mjs -t 'is wrong \\(planted\\)'\n`);
  expect(output).toContain('  ✗ journey.spec.mjs:3 is lost (planted)\n');
  expect(output).toContain(`again: npm run e2e -- journey.spec.mjs:3 -g 'is lost \\(planted\\)'\n`);
  expect(output).toContain('不安定: [planted] sums.test.mjs passes the second time\n');
  expect(output).toMatch(/^✗ sums {2}\d+ s {2}2 passed, 1 failed$/m);
  expect(output).toMatch(/^✓ last/m);
  expect(output).toMatch(/1 passed, 2 failed\nLeft out: nothing\.\n$/);
  expect(output).not.toContain('\u001b');
  expect(readFileSync(join(folder, 'test-results/stages/sums.log'), 'utf8')).not.toContain(
    '\u001b',
  );
  expect(JSON.parse(readFileSync(join(folder, 'test-results/flaky.json'), 'utf8'))).toMatchObject([
    {
      title: 'passes the second time',
      file: 'sums.test.mjs',
      message: expect.stringContaining('expected 1 to be 2'),
    },
  ]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the stage, everything that it started, and the run',
  async (signal) => {
    // Like a test runner's server: a process group of its own, which ignores what its parent is told.
    write(
      'server.mjs',
      `process.on('SIGINT', () => {});
     process.on('SIGTERM', () => {});
     setInterval(() => {}, 1000);`,
    );
    write(
      'stage.mjs',
      `import { spawn } from 'node:child_process';
     import { renameSync, writeFileSync } from 'node:fs';
     const { pid } = spawn(process.execPath, ['server.mjs'], { detached: true, stdio: 'ignore' });
     process.on('SIGINT', () => process.exit(1));
     setInterval(() => {}, 1000);
     console.log('started');
     // Moved: who waits for the file finds it whole.
     writeFileSync('server.pid.new', String(pid));
     renameSync('server.pid.new', 'server.pid');`,
    );
    const { child, ended } = startRun(`[
    [[{ name: 'first', command: ['node', 'stage.mjs'], again: () => '' }]],
    [[{ name: 'second', command: ['node', '-e', "require('node:fs').writeFileSync('second', '')"], again: () => '' }]],
  ]`);
    await expect.poll(() => existsSync(join(folder, 'server.pid')), { timeout: 60_000 }).toBe(true);
    const pid = Number(readFileSync(join(folder, 'server.pid'), 'utf8'));
    expect(isRunning(pid)).toBe(true);
    child.kill(signal);
    const { code, output } = await ended;
    expect(code).toBe(130);
    expect(output).toContain(`Stopped by ${signal}.`);
    await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
    expect(existsSync(join(folder, 'second'))).toBe(false);
  },
);

test('a command repeats several failed tests by their places', () => {
  const failed = [
    { title: 'one', file: 'tests/e2e/a.spec.ts', line: 3, project: 'chromium' },
    { title: 'other', file: 'tests/e2e/b.spec.ts', line: 9, project: 'chromium' },
  ];
  expect(playwrightCommand('e2e', failed)).toBe(
    'npm run e2e -- tests/e2e/a.spec.ts:3 tests/e2e/b.spec.ts:9 --project=chromium',
  );
  expect(vitestCommand(failed)).toBe('npm test -- tests/e2e/a.spec.ts tests/e2e/b.spec.ts');
});
