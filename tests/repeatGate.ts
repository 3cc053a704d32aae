// Runs the gate again and again, also beside busy loops, and writes a table to test-results/repeated.md.
//   node scripts/bootstrap.mjs tests/repeatGate.ts                     ten runs
//   node scripts/bootstrap.mjs tests/repeatGate.ts --runs 3 --loops 2   three beside two busy loops
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCpuLoops } from './support/cpuLoops.ts';
import { tableOf } from './support/markdownTable.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    loops: { type: 'string', default: '0' },
  },
});
const [runs, loops] = [Number(values.runs), Number(values.loops)];

const root = join(import.meta.dirname, '..');
const folder = join(root, 'test-results', 'repeated');
mkdirSync(folder, { recursive: true });

const rows: (string | number)[][] = [['run', 'seconds', 'result', 'red', '不安定']];
const stopLoops = startCpuLoops(loops);
let stopped = false;
let failures = 0;
for (let run = 1; run <= runs && !stopped; run++) {
  const since = performance.now();
  const log = join(folder, `${loops}-loops-run-${run}.log`);
  const status = await runGate(log);
  if (status !== 0) failures++;
  const lines = readFileSync(log, 'utf8').split('\n');
  const after = (mark: RegExp) => lines.filter((line) => mark.test(line)).map(plain);
  rows.push([
    run,
    ((performance.now() - since) / 1000).toFixed(0),
    status === 0 ? 'green' : `red (${status})`,
    after(/^ {2}✗ |^✗ \S.*: /).join('; '),
    after(/^不安定: /).join('; '),
  ]);
  console.log(tableOf(rows));
  const title = `${runs} runs of the gate beside ${loops} busy loops`;
  writeFileSync(join(root, 'test-results', 'repeated.md'), `# ${title}\n\n${tableOf(rows)}\n`);
}
await stopLoops();
process.exit(stopped ? 130 : Math.min(failures, 1));

/** The run ends its stages itself when it is told to stop. */
function runGate(log: string): Promise<number> {
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'scripts/test.ts'], {
    cwd: root,
    stdio: ['ignore', output, output],
    // Ctrl+C reaches this process alone, which passes it on.
    detached: true,
  });
  const stop = () => {
    stopped = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      closeSync(output);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}

function plain(line: string): string {
  return line.trim().replace(/^(✗|不安定:) /, '');
}
