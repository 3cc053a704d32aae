// Runs the stages of a test run, prints a line for each, and says at the end what failed and how to repeat just that.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { isRunning } from '../isRunning.ts';
import { unstable } from './messages.ts';
import { kill, processTree } from './processTree.ts';
import { type FoundTest, readReport, reportEnvironment, type TestReport } from './report.ts';

export type Stage = {
  name: string;
  command: string[];
  /** The shortest command that repeats just these tests. */
  again: (failed: FoundTest[]) => string;
  /** Changed files that the stage is about; without it the stage chooses by itself. */
  about?: RegExp;
};

type Options = {
  root: string;
  /** Lists whose stages run one after the other; the lists of a step run beside each other, the steps in turn. */
  steps: Stage[][][];
  /** One line at the end: what this run has not tested. */
  leftOut?: string;
  /** Stages that are about none of these files are left out. */
  changed?: string[];
};

type Result = { stage: Stage; status: number; report: TestReport; log: string };

/** A stage that is told to stop closes its servers and browsers; once it has ended, or after this time, the rest is killed. */
const stopTimeoutMs = 15_000;

/** Lines of a failure that are printed; the log has all. */
const maxMessageLines = 30;
const maxMessages = 10;
const lastLines = 60;

/** Returns the exit code. */
export async function runStages({ root, steps, leftOut, changed }: Options): Promise<number> {
  const folder = join(root, 'test-results', 'stages');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const running = new Set<ChildProcess>();
  let stopped: Promise<void> | undefined;
  let stopSignal: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals) => {
    stopSignal ??= signal;
    stopped ??= Promise.all([...running].map(endProcess)).then(() => {});
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const screen = new Screen();
  const started = performance.now();
  const results: Result[] = [];
  for (const step of steps) results.push(...(await beside(step)));
  screen.close();
  if (stopSignal) {
    await stopped;
    console.error(`Stopped by ${stopSignal}.`);
    return 130;
  }

  const failed = results.filter(({ status }) => status !== 0);
  for (const result of failed) printFailure(result);
  const flaky = results.flatMap(({ report }) => report.flaky);
  writeFileSync(join(root, 'test-results', 'flaky.json'), JSON.stringify(flaky, null, 2));
  for (const test of flaky) console.log(`${unstable}: ${nameOf(test)}`);
  console.log(`\nall in ${secondsSince(started)}`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  if (leftOut) console.log(leftOut);
  return failed.length > 0 ? 1 : 0;

  async function beside(lists: Stage[][]): Promise<Result[]> {
    return (await Promise.all(lists.map(inOrder))).flat();
  }

  async function inOrder(stages: Stage[]): Promise<Result[]> {
    const done: Result[] = [];
    for (const stage of stages) {
      const { name, about } = stage;
      if (stopSignal) break;
      if (changed && about && !changed.some((file) => about.test(file)))
        screen.print(
          `– ${name}: left out, none of the ${changed.length} changed files is part of it`,
        );
      else done.push(await run(stage));
    }
    return done;
  }

  async function run(stage: Stage): Promise<Result> {
    const since = performance.now();
    screen.begin(stage.name, since);
    const file = join(folder, stage.name.replaceAll(/\W+/g, '-'));
    const [log, reportFile] = [`${file}.log`, `${file}.json`];
    const [program = '', ...args] = stage.command;
    const output = openSync(log, 'w');
    const child = spawn(program, args, {
      cwd: root,
      // A file and no pipe: what outlives the stage cannot hold it open.
      stdio: ['ignore', output, output],
      env: plainEnvironment(reportEnvironment(reportFile)),
      // Ctrl+C reaches only this process, which then ends the stages in order.
      detached: true,
    });
    running.add(child);
    const status = await new Promise<number>((resolve) => {
      child.on('error', () => resolve(1));
      child.on('exit', (code) => resolve(code ?? 1));
    });
    running.delete(child);
    closeSync(output);
    const report = readReport(reportFile) ?? { summary: '', failed: [], flaky: [] };
    screen.end(
      stage.name,
      `${status === 0 ? '✓' : '✗'} ${stage.name}  ${secondsSince(since)}  ${report.summary}`,
    );
    for (const [note] of readFileSync(log, 'utf8').matchAll(/^.*\bleft out\b.*$/gm))
      screen.print(`    ${note}`);
    return { stage, status, report, log };
  }
}

/** Without colours: the log is read in files. Vitest takes even FORCE_COLOR=0 for a wish to have them. */
function plainEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return { ...inherited, NO_COLOR: '1', ...more };
}

/** Ends a stage and everything that it started. */
async function endProcess({ pid = 0 }: ChildProcess) {
  const tree = new Set(processTree(pid));
  // Test runners close their servers and browsers on this signal, and not on SIGTERM.
  kill(pid, 'SIGINT');
  const end = performance.now() + stopTimeoutMs;
  while (performance.now() < end && isRunning(pid)) {
    for (const processId of processTree(pid)) tree.add(processId);
    await sleep(100);
  }
  for (const processId of tree) kill(processId, 'SIGKILL');
}

function printFailure({ stage, report, log }: Result) {
  console.error(`\n✗ ${stage.name}: ${log}`);
  if (report.failed.length === 0) {
    const lines = stripVTControlCharacters(readFileSync(log, 'utf8')).trimEnd().split('\n');
    console.error(lines.slice(-lastLines).join('\n'));
  }
  for (const test of report.failed) console.error(`  ✗ ${nameOf(test)}`);
  for (const { title, message } of report.failed.slice(0, maxMessages)) {
    if (!message) continue;
    const lines = message.split('\n').slice(0, maxMessageLines);
    console.error(`\n  ${title}\n    ${lines.join('\n    ')}`);
  }
  console.error(`again: ${stage.again(report.failed)}`);
}

function nameOf({ title, file, line, project }: FoundTest): string {
  const place = file && (line ? `${file}:${line}` : file);
  return [project && `[${project}]`, place !== title && place, title].filter(Boolean).join(' ');
}

const secondsSince = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** In a terminal the last line tells what runs; a log gets the finished stages only. */
class Screen {
  readonly #underway = new Map<string, number>();
  readonly #timer = process.stdout.isTTY ? setInterval(() => this.#draw(), 1000) : undefined;

  begin(name: string, since: number) {
    this.#underway.set(name, since);
  }

  end(name: string, line: string) {
    this.#underway.delete(name);
    this.print(line.trimEnd());
  }

  /** Clears the line of what runs, which the next tick draws again below. */
  print(text: string) {
    if (this.#timer) process.stdout.write('\r\u001b[K');
    console.log(text);
  }

  close() {
    clearInterval(this.#timer);
  }

  #draw() {
    const names = [...this.#underway].map(([name, since]) => `${name} ${secondsSince(since)}`);
    process.stdout.write(`\r\u001b[K… ${names.join(', ')}`);
  }
}
