import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { launchOptions } from '../../../scripts/chromium.ts';

/** The environment of the system's browsers: the pinned fonts, the time zone, and the system's own libraries. */
export function systemEnvironment(): NodeJS.ProcessEnv {
  const { FONTCONFIG_FILE, TZ } = launchOptions.env;
  return { ...process.env, FONTCONFIG_FILE, TZ, LANG: 'ja_JP.UTF-8' };
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(killGroup));

/** Starts a program in a group of its own, with the programs that it starts; they end with this process at the latest. */
export function spawnGroup(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const leader = spawn(program, args, { ...options, detached: true });
  running.add(leader);
  leader.once('close', () => running.delete(leader));
  return leader;
}

/** Ends a group, and waits until all of it has closed its output: WebKit's process for the network outlives its driver. */
export async function endGroup(leader: ChildProcess): Promise<void> {
  if (!running.has(leader)) return;
  const closed = once(leader, 'close');
  killGroup(leader);
  await closed;
}

function killGroup({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
