import { setTimeout as sleep } from 'node:timers/promises';

const pollEveryMs = 20;

/** Polls until the condition holds: for a state that no event reports. The test's own timeout is its limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(pollEveryMs);
}
