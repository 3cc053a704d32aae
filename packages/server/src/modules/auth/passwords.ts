import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '../../queue.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MB and a thread of the pool that files and names are looked up in, too.
const inTurn = createQueue(2);

export const hashPassword = (password: string) => inTurn(() => hash(password, cost));

/** An account that does not exist takes as long as one whose password is wrong. */
const nobody = hashPassword(crypto.randomUUID());

export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  const stored = known ?? (await nobody);
  const same = await inTurn(() => verify(stored, password));
  return same && known !== undefined;
}
