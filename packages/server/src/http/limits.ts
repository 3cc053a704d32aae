import { isIPv6 } from 'node:net';
import type { operations } from '@homestand/api-client';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { tooMany } from './errors.ts';
import { type Ceiling, createTokenBuckets } from './tokenBuckets.ts';

type OperationId = keyof operations;

/**
 * Limits counted in the database, so that every process and every restart sees them: what is scarce, or what
 * keeps a guesser out. Never by address, since a whole stadium comes from one. Handlers consume them, because
 * some are refunded when the work went well.
 */
export const databaseLimits = {
  /** Wrong passwords for one account from one device that has signed in to it before. */
  playerLoginKnownDevice: { most: 10, seconds: 15 * 60, per: 'account and device' },
  /** The first wrong passwords of a day for one account from one network, whatever other networks do. */
  playerLoginNetwork: { most: 2, seconds: 24 * 60 * 60, per: 'account and address' },
  /** All other wrong passwords for one account: at most 2,880 a day from the whole world. */
  playerLoginAnywhere: { most: 4, seconds: 2 * 60, per: 'account' },
  lineLogin: { most: 20, seconds: 10 * 60, per: 'device' },
  passwordChange: { most: 5, seconds: 15 * 60, per: 'person' },
  /** Unknown card codes; the codes themselves cannot be guessed, this ends the trying. */
  cardGuess: { most: 10, seconds: 60 * 60, per: 'person' },
  send: { most: 60, seconds: 60, per: 'person' },
  mediaSend: { most: 30, seconds: 10 * 60, per: 'person' },
  mediaSendDaily: { most: 300, seconds: 24 * 60 * 60, per: 'person' },
  payment: { most: 10, seconds: 10 * 60, per: 'person' },
  endCheckout: { most: 60, seconds: 10 * 60, per: 'person' },
  pushSubscription: { most: 20, seconds: 60 * 60, per: 'person' },
} satisfies Record<string, Ceiling & { per: string }>;

export type DatabaseLimit = keyof typeof databaseLimits;

export type OperationLimit = Ceiling & {
  /** A person is whoever is signed in, over all their sessions. */
  per: 'person' | 'address';
  /** Counted as well, by the handler. */
  database?: readonly DatabaseLimit[];
};

// Ten calls a second without a pause: reading 10,000 messages in pages of 50 takes 200 calls.
const reading = { per: 'person', most: 600, seconds: 60 } as const;
const writing = { per: 'person', most: 240, seconds: 60 } as const;
// Ten thousand people behind one address who open the app in the same minute.
const readingByAddress = { per: 'address', most: 60_000, seconds: 60 } as const;
const loggingIn = { per: 'address', most: 5000, seconds: 10 * 60 } as const;

/**
 * The limit of every operation, counted before its body is read: in the memory of the process, so that a call
 * costs no statement more. An operation without a row does not compile.
 */
export const operationLimits: Record<OperationId, OperationLimit> = {
  startLineLogin: { ...loggingIn, database: ['lineLogin'] },
  finishLineLogin: { ...loggingIn, database: ['lineLogin'] },
  logInPlayer: {
    // Ends a flood only: who shares an address with somebody who guesses must not be kept out.
    per: 'address',
    most: 60_000,
    seconds: 10 * 60,
    database: ['playerLoginKnownDevice', 'playerLoginNetwork', 'playerLoginAnywhere'],
  },
  logOutFan: { per: 'person', most: 60, seconds: 60 },
  logOutPlayer: { per: 'person', most: 60, seconds: 60 },
  changePlayerPassword: {
    per: 'person',
    most: 60,
    seconds: 10 * 60,
    database: ['passwordChange'],
  },

  listPlayerTopics: reading,
  listPlayerMessages: reading,
  sendPlayerMessage: { ...writing, database: ['send'] },
  sendPlayerMedia: {
    per: 'person',
    most: 60,
    seconds: 60,
    database: ['mediaSend', 'mediaSendDaily'],
  },
  deletePlayerMessage: writing,

  getTop: reading,
  listFanChats: reading,
  listFanMessages: reading,
  replyAsFan: { ...writing, database: ['send'] },
  sendFanMessage: { ...writing, database: ['send'] },
  sendFanMedia: { per: 'person', most: 60, seconds: 60, database: ['mediaSend', 'mediaSendDaily'] },
  deleteFanMessage: writing,

  listCards: reading,
  getCard: reading,
  showCard: { ...writing, database: ['cardGuess'] },
  getCollectedCard: reading,
  collectCard: writing,
  setFavoritePlayer: { per: 'person', most: 60, seconds: 60 },
  listPlayers: reading,
  getMyPage: reading,

  listProducts: reading,
  getProduct: reading,
  getCart: reading,
  putCart: writing,
  orderForPickup: { per: 'person', most: 60, seconds: 60 },
  listOrders: reading,
  orderWithPayment: { per: 'person', most: 60, seconds: 60, database: ['payment'] },
  endCheckout: { per: 'person', most: 120, seconds: 60, database: ['endCheckout'] },
  getOrder: reading,
  getReceipt: reading,
  getShippingAddress: reading,
  createShippingAddress: { per: 'person', most: 60, seconds: 60 },
  updateShippingAddress: { per: 'person', most: 60, seconds: 60 },
  findPostalCode: writing,

  getClub: readingByAddress,
  // A phone in a train opens it anew with every cell.
  streamEvents: { per: 'person', most: 120, seconds: 60 },
  // Every picture of a thread, and a video in many parts.
  getMedia: { per: 'person', most: 6000, seconds: 60 },
  getFile: { per: 'address', most: 120_000, seconds: 60 },
  createUpload: { per: 'person', most: 60, seconds: 60 },
  getUpload: reading,
  // Parts of a file: a good line sends many in a second.
  continueUpload: { per: 'person', most: 2400, seconds: 60 },
  dropUpload: writing,
  subscribeToPush: { per: 'person', most: 60, seconds: 60, database: ['pushSubscription'] },
  unsubscribeFromPush: { per: 'person', most: 60, seconds: 60 },
  getPushSettings: reading,
  putPushSettings: writing,
  // All of them come from the gateway's few addresses, which sends again what is refused.
  receivePaymentNotice: { per: 'address', most: 12_000, seconds: 60 },
  // A browser reports on its own, and may have much to say.
  receivePolicyReports: { per: 'address', most: 6000, seconds: 60 },
  getHealth: { per: 'address', most: 6000, seconds: 60 },
  getReadiness: { per: 'address', most: 6000, seconds: 60 },
};

/** Calls with a token that belongs to no session. Sessions in use are not looked at. */
export const unknownSessionLimit: OperationLimit = { per: 'address', most: 6000, seconds: 60 };

/** Event streams that are open at once, in one process. */
export const streamLimits = {
  /** The oldest makes room: it is most likely the one of a network that the phone has left. */
  perSession: 6,
  /** From here on the newest is refused. */
  perAddress: 6000,
  total: 9000,
};

/** What one person may have at once; the oldest makes room, or the newest is refused. */
export const rowLimits = {
  /** Sessions; the one that was used longest ago ends. */
  sessions: 20,
  /** Attempts to sign in with LINE from one device, for ten minutes each; the oldest is forgotten. */
  lineAttempts: 5,
  /** Browsers that are sent notices; the oldest is forgotten. */
  pushSubscriptions: 10,
  /** Uploads that are not sent yet; the newest is refused. */
  openUploads: 5,
  /** Products in the cart; the newest is refused. */
  cartProducts: 100,
  /** Idempotency keys, for three days each; the oldest are forgotten every hour. */
  idempotencyKeys: 10_000,
};

const mostCounted = 100_000;

/** Refuses an operation when whoever calls it has called it too often. */
export function createOperationLimiter() {
  const buckets = createTokenBuckets({ capacity: mostCounted });

  function consume(operationId: OperationId, who: string): void {
    const retryAfter = buckets.take(`${operationId} ${who}`, operationLimits[operationId]);
    if (retryAfter !== undefined) throw tooMany(retryAfter);
  }

  return { consume, clear: buckets.clear };
}

export type OperationLimiter = ReturnType<typeof createOperationLimiter>;

/** Whose calls are counted together where nobody is signed in. One IPv6 line has 2^64 addresses. */
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

/** Counts one use and refuses it when there were too many. */
export async function consume(db: Queries, name: DatabaseLimit, who: string): Promise<void> {
  const { isAllowed, retryAfter } = await tryConsume(db, name, who);
  if (!isAllowed) throw tooMany(retryAfter);
}

/** Counts one use; says whether it is allowed, and how many seconds later the next one is. */
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
 * The network that guesses at a password count by: one customer may have 2^16 of the prefixes that `addressOf`
 * tells apart.
 */
export function networkOf(request: Pick<FastifyRequest, 'ip'>): string {
  const address = addressOf(request);
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : address;
}

/** Refunds one use: it was a good one. */
export async function refund(db: Queries, name: DatabaseLimit, who: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set({ count: sql<number>`rate_limits.count - 1` })
    .where('key', '=', `${name}:${who}`)
    .where('windowStart', '=', windowStart(databaseLimits[name].seconds))
    .execute();
}

/** Resets the count: whoever has shown who they are may mistype again. */
export async function reset(db: Queries, name: DatabaseLimit, who: string): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where('key', '=', `${name}:${who}`)
    .where('windowStart', '=', windowStart(databaseLimits[name].seconds))
    .execute();
}

/** Deletes the counts of windows that have ended. */
export async function deleteEndedWindows(db: Queries): Promise<void> {
  for (const [name, { seconds }] of Object.entries(databaseLimits))
    await db
      .deleteFrom('rateLimits')
      .where('key', 'like', `${name}:%`)
      .where('windowStart', '<', windowStart(seconds))
      .execute();
  // Of limits that are gone, or that a newer release has.
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
}

export function windowStart(seconds: number): Date {
  const length = seconds * 1000;
  return new Date(Math.floor(Date.now() / length) * length);
}

const secondsLeft = (start: Date, seconds: number) =>
  Math.max(1, Math.ceil((start.getTime() + seconds * 1000 - Date.now()) / 1000));
