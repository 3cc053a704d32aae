// The gate: what every change is proven by. Each stage is a line; what failed comes last, with the command that
// repeats just that.
//   npm test                everything of the gate
//   npm test -- --changed   only what the changes since main reach
//   npm test Button         the stories and tests of one component
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { branchBase, changedSince } from './changes.ts';
import { runStages } from './testRun/runStages.ts';
import { gate, leftOutOfGate } from './testRun/stages.ts';

const root = join(import.meta.dirname, '..');
const words = process.argv.slice(2).filter((argument) => argument !== '--changed');

if (words.length > 0) {
  const { status } = spawnSync('vitest', ['run', ...words], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

const onlyChanged = process.argv.includes('--changed');
const base = onlyChanged ? branchBase(root) : null;
if (onlyChanged && !base) throw new Error('There is no branch main to compare with. Run: npm test');

process.exit(
  await runStages({
    root,
    steps: gate({ base }),
    leftOut: leftOutOfGate,
    ...(base && { changed: changedSince(root, base) }),
  }),
);
