import { randomInt } from 'node:crypto';

let state: number | undefined;

/** A whole number below the limit. The run prints the seed of its numbers; `TEST_SEED` repeats them. */
export function randomBelow(limit: number): number {
  state ??= seedOfRun(randomInt(2 ** 32));
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return Math.floor((state / 2 ** 32) * limit);
}

/** `TEST_SEED`, or else this one; it is printed. */
export function seedOfRun(otherwise: number): number {
  const seed = Number(process.env.TEST_SEED ?? otherwise);
  console.log(`TEST_SEED=${seed}`);
  return seed;
}
