// Everything that must hold, in the order in which a failure is cheapest to find.
//   npm test                all of it
//   npm test -- Button      the stories and component tests of one component
import { spawnSync } from 'node:child_process';

const steps: [string, string[]][] = [
  ['lint', ['biome', 'check', '.']],
  ['types', ['tsc', '-p', '.']],
  ['types of ui', ['tsc', '-p', 'packages/ui']],
  ['unit, component and story tests', ['vitest', 'run']],
];

const wanted = process.argv.slice(2);
const plan: [string, string[]][] =
  wanted.length > 0 ? [['tests', ['vitest', 'run', ...wanted]]] : steps;

for (const [name, [command = '', ...args]] of plan) {
  const started = performance.now();
  console.log(`\n▶ ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`\n✗ ${name} failed after ${seconds} s`);
    process.exit(status ?? 1);
  }
  console.log(`✓ ${name}, ${seconds} s`);
}
