import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit, type Place } from '../../http/concurrencyLimit.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MB and a thread of the libuv pool, which also serves file access and DNS lookups.
export const passwordLimit = createConcurrencyLimit({
  name: 'passwords',
  running: 2,
  waiting: 64,
  deadlineMs: 10_000,
});

export const hashPassword = (password: string, place?: Place) =>
  passwordLimit(() => hash(password, cost), place);

/** Dummy hash: a login to an unknown account takes as long as one with a wrong password. */
const nobody = hashPassword(crypto.randomUUID());

export async function isPassword(
  hash: string | undefined,
  password: string,
  place?: Place,
): Promise<boolean> {
  const stored = hash ?? (await nobody);
  const same = await passwordLimit(() => verify(stored, password), place);
  return same && hash !== undefined;
}
