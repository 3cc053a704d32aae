import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { assert, expect, onTestFinished, test } from 'vitest';
import { isRunning, readProcess } from './isRunning.ts';

test.runIf(process.platform === 'linux')(
  'a process that has ended is not running, even before its parent has asked about it',
  async () => {
    // The shell becomes a program that never asks about the shell's child, which runs until its input ends.
    const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const input = parent.stdio[3];
    assert(parent.stdout && input);
    const [text] = await once(parent.stdout, 'data');
    const child = Number(String(text));
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    expect(isRunning(child)).toBe(true);
    input.destroy();
    await expect.poll(() => readProcess(child)?.state).toBe('Z');
    expect(isRunning(child)).toBe(false);
  },
);
