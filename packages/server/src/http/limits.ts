import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { deleteInBatches } from '../db/deleteInBatches.queries.ts';
import { tooMany } from './errors.ts';
import type { Ceiling } from './tokenBuckets.ts';

/**
 * Limits counted in the database, so that they hold for all processes and across restarts: for scarce
 * resources and against guessing. Never per address alone, because a whole stadium shares one. Handlers
 * consume them, because some are refunded after a success.
 */
export const databaseLimits = {
  /** Wrong passwords for one account, of a player or of staff, from one device that has signed in to it before. */
  loginKnownDevice: { most: 10, seconds: 15 * 60, per: 'account and device' },
  /** The first wrong passwords of a day for one account from one network, independent of other networks. */
  loginNetwork: { most: 2, seconds: 24 * 60 * 60, per: 'account and address' },
  /** All other wrong passwords for one account: at most 2,880 a day in total. */
  loginAnywhere: { most: 4, seconds: 2 * 60, per: 'account' },
  /** Wrong one-time codes and recovery codes after the password, from a device that has signed in before. */
  codeKnownDevice: { most: 10, seconds: 15 * 60, per: 'account and device' },
  /** One-time codes of all other devices. Three of a million one-time codes are right at a time. */
  codeAnywhere: { most: 20, seconds: 24 * 60 * 60, per: 'account' },
  /** Their recovery codes, which have 79 random bits. */
  recoveryCode: { most: 20, seconds: 24 * 60 * 60, per: 'account and address' },
  lineLogin: { most: 20, seconds: 10 * 60, per: 'device' },
  passwordChange: { most: 5, seconds: 15 * 60, per: 'person' },
  /** Unknown card codes. The codes cannot be guessed; the limit stops attempts. */
  cardGuess: { most: 10, seconds: 60 * 60, per: 'person' },
  send: { most: 60, seconds: 60, per: 'person' },
  mediaSend: { most: 30, seconds: 10 * 60, per: 'person' },
  mediaSendDaily: { most: 300, seconds: 24 * 60 * 60, per: 'person' },
  payment: { most: 10, seconds: 10 * 60, per: 'person' },
  endCheckout: { most: 60, seconds: 10 * 60, per: 'person' },
  report: { most: 60, seconds: 60 * 60, per: 'person' },
  /** Reports of a person of whose reports staff have let most pass. */
  reportLetPass: { most: 6, seconds: 60 * 60, per: 'person' },
  /** A counter needs one in ten minutes; a person may be signed in on several devices. */
  wholePickupList: { most: 30, seconds: 10 * 60, per: 'person' },
  pushSubscription: { most: 20, seconds: 60 * 60, per: 'person' },
} satisfies Record<string, Ceiling & { per: string }>;

export type DatabaseLimit = keyof typeof databaseLimits;

export type OperationLimit = Ceiling & {
  /** `person` counts all sessions of the person together. */
  per: 'person' | 'address';
  /** Limits that the handler counts in addition. */
  database?: readonly DatabaseLimit[];
};

/** Limits calls with a token that belongs to no session. Sessions in use are not counted. */
export const unknownSessionLimit: OperationLimit = { per: 'address', most: 6000, seconds: 60 };

/** Concurrent event streams in one process. */
export const streamLimits = {
  /** Above it the oldest stream is closed: it most likely belongs to a network that the phone has left. */
  perSession: 6,
  /** Above it a new stream is refused. */
  perAddress: 6000,
  total: 9000,
};

/** Maximum rows per person. Above it the oldest row is removed or the new one is refused. */
export const rowLimits = {
  /** Sessions; the one unused for the longest time is ended. */
  sessions: 20,
  /** Attempts to sign in with LINE from one device, ten minutes each; the oldest is deleted. */
  lineAttempts: 5,
  /** Push subscriptions; the oldest is deleted. */
  pushSubscriptions: 10,
  /** Uploads that are not sent yet; a new one is refused. */
  openUploads: 5,
  /** Products in the cart; a new one is refused. */
  cartProducts: 100,
  /** Idempotency keys, three days each; the oldest are deleted hourly. */
  idempotencyKeys: 10_000,
};

/**
 * Key that groups calls without a session. IPv6 is grouped by its first four parts: one connection has 2^64
 * addresses.
 */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:([0-9.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Counts one use; throws if there were too many. */
export async function consume(db: Queries, name: DatabaseLimit, who: string): Promise<void> {
  const { isAllowed, retryAfter } = await tryConsume(db, name, who);
  if (!isAllowed) throw tooMany(retryAfter);
}

/** Counts one use; returns whether it is allowed, and the seconds until the next one is. */
export async function tryConsume(db: Queries, name: DatabaseLimit, who: string) {
  const { most, seconds }: Ceiling = databaseLimits[name];
  const start = windowStart(seconds);
  const { count } = await db
    .insertInto('rateLimits')
    .values({ key: `${name}:${who}`, windowStart: start, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'windowStart'])
        .doUpdateSet({ count: sql<number>`rate_limits.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return { isAllowed: count <= most, retryAfter: secondsLeft(start, seconds) };
}

/**
 * Network by which password guesses are counted: one customer may have 2^16 of the prefixes that `addressOf`
 * distinguishes.
 */
export function networkOf(request: Pick<FastifyRequest, 'ip'>): string {
  const address = addressOf(request);
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : address;
}

/** Refunds one use after a success. */
export async function refund(db: Queries, name: DatabaseLimit, who: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set({ count: sql<number>`rate_limits.count - 1` })
    .where('key', '=', `${name}:${who}`)
    .where('windowStart', '=', windowStart(databaseLimits[name].seconds))
    .execute();
}

/** Resets the count after a successful login, so that later mistakes count from zero. */
export async function reset(db: Queries, name: DatabaseLimit, who: string): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where('key', '=', `${name}:${who}`)
    .where('windowStart', '=', windowStart(databaseLimits[name].seconds))
    .execute();
}

export async function deleteEndedWindows(db: Queries): Promise<void> {
  for (const [name, { seconds }] of Object.entries(databaseLimits))
    await deleteInBatches(
      db,
      'rate_limits',
      sql`key like ${`${name}:%`} and window_start < ${windowStart(seconds)}`,
    );
  // Also deletes counts of limits that this release does not know: removed ones, or those of a newer release.
  await deleteInBatches(db, 'rate_limits', sql`window_start < now() - interval '1 day'`);
}

export function windowStart(seconds: number): Date {
  const length = seconds * 1000;
  return new Date(Math.floor(Date.now() / length) * length);
}

const secondsLeft = (start: Date, seconds: number) =>
  Math.max(1, Math.ceil((start.getTime() + seconds * 1000 - Date.now()) / 1000));
