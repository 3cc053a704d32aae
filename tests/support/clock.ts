import { setTimeout as sleep } from 'node:timers/promises';

/** Every window of a limit begins with a minute: what is counted next should fall into one. */
export async function awayFromTheMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 5000) await sleep(left);
}
