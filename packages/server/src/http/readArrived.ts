import type { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A turn of the event loop accepts one connection, and a later one reads it. */
const turnsAtOnce = 3;
const maxTurns = 30_000;

/**
 * Waits for requests that are on their way to this process. On a busy machine the timer may be the first that runs
 * after a standstill: then connections and requests still wait in the kernel, until no turn accepts another one.
 */
export async function readArrived(server: Server, ms: number) {
  let accepted = 0;
  const count = () => accepted++;
  server.on('connection', count);
  await sleep(ms);
  let before = -1;
  for (let turns = 0; accepted !== before && turns < maxTurns; turns += turnsAtOnce) {
    before = accepted;
    for (let turn = 0; turn < turnsAtOnce; turn++)
      await new Promise<void>((next) => setImmediate(next));
  }
  server.off('connection', count);
}
