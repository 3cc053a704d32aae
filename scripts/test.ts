// Runs all tests, cheapest first.
//   npm test                everything
//   npm test Button         the stories and tests of one component
import { spawnSync } from 'node:child_process';

type Step = { name: string; command: string[] };

const everything: Step[] = [
  { name: 'checks', command: ['node', 'scripts/check.ts'] },
  { name: 'unit, component and story tests', command: ['vitest', 'run', '--reporter=dot'] },
  { name: 'budgets', command: ['node', 'scripts/size.ts'] },
  {
    name: 'Storybook builds',
    command: ['storybook', 'build', '--quiet', '--loglevel', 'warn', '-o', 'storybook-static'],
  },
  { name: 'pictures', command: ['node', 'scripts/visual.ts', '--built', 'storybook-static'] },
  { name: 'content policy', command: ['node', 'scripts/policy.ts'] },
  { name: 'the product', command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'] },
];

const words = process.argv.slice(2);
const steps: Step[] =
  words.length > 0 ? [{ name: 'tests', command: ['vitest', 'run', ...words] }] : everything;

const startedAll = performance.now();
const passed: string[] = [];

for (const { name, command } of steps) {
  console.log(`\n▶ ${name}`);
  const started = performance.now();
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  const line = `${name}, ${seconds(started)}`;
  if (status !== 0) {
    console.error(`\n✗ ${line}`);
    console.error(`${passed.length} passed, 1 failed`);
    process.exit(1);
  }
  passed.push(line);
}

console.log(`\n${passed.map((line) => `✓ ${line}`).join('\n')}\nall in ${seconds(startedAll)}`);
console.log(`${passed.length} passed, 0 failed`);

function seconds(since: number) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
