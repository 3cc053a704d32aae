import { randomInt } from 'node:crypto';

let state: number | undefined;

/** A whole number below the limit. The run prints the seed of its numbers; `TEST_SEED` repeats them. */
export function randomBelow(limit: number): number {
  if (state === undefined) {
    state = Number(process.env.TEST_SEED ?? randomInt(2 ** 32));
    console.log(`TEST_SEED=${state}`);
  }
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * limit);
}
