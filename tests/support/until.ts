import { setTimeout as sleep } from 'node:timers/promises';

const pollEveryMs = 20;
/** Below the limit of a test, so that a failure names what did not happen. */
const longestMs = 240_000;

/** Polls until the condition holds: for a state that no event reports. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > longestMs)
      throw new Error(`Not so after ${longestMs / 1000} seconds: ${isSo}`);
    await sleep(pollEveryMs);
  }
}
