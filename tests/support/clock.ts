import { setTimeout as sleep } from 'node:timers/promises';

/** Limit windows begin at full minutes: waits when less than five seconds are left in this one. */
export async function avoidMinuteEnd(): Promise<void> {
  const remainingMs = 60_000 - (Date.now() % 60_000);
  if (remainingMs >= 5000) return;
  // The database's clock decides.
  await sleep(remainingMs);
}
