import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { tooMany } from './errors.ts';

type Rule = { most: number; seconds: number };

/**
 * How often somebody may do a thing. Counted by account, session or device, never by address alone: a whole
 * stadium comes from one. The counts live in the database, so every process and every restart sees them.
 */
const rules = {
  /** Wrong passwords for one account from one device. */
  playerLogin: { most: 5, seconds: 15 * 60 },
  /** Wrong passwords for one account from everywhere: slows a distributed guess, and ends by itself. */
  playerLoginAnywhere: { most: 50, seconds: 15 * 60 },
  lineLogin: { most: 20, seconds: 10 * 60 },
  passwordChange: { most: 5, seconds: 15 * 60 },
  /** Unknown card codes; the codes themselves cannot be guessed, this ends the trying. */
  cardGuess: { most: 10, seconds: 60 * 60 },
  send: { most: 60, seconds: 60 },
  mediaSend: { most: 30, seconds: 10 * 60 },
  payment: { most: 10, seconds: 10 * 60 },
  endCheckout: { most: 60, seconds: 10 * 60 },
  pushSubscription: { most: 20, seconds: 60 * 60 },
} satisfies Record<string, Rule>;

type RuleName = keyof typeof rules;

/** Counts one try and refuses it when there were too many. */
export async function spend(db: Queries, name: RuleName, who: string): Promise<void> {
  const { most, seconds }: Rule = rules[name];
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
  if (count > most) throw tooMany(secondsLeft(start, seconds));
}

/** Takes one try back: it was a good one. */
export async function forgive(db: Queries, name: RuleName, who: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set({ count: sql<number>`rate_limits.count - 1` })
    .where('key', '=', `${name}:${who}`)
    .where('windowStart', '=', windowStart(rules[name].seconds))
    .execute();
}

/** Forgets all tries: whoever has shown who they are may mistype again. */
export async function forget(db: Queries, name: RuleName, who: string): Promise<void> {
  await db
    .deleteFrom('rateLimits')
    .where('key', '=', `${name}:${who}`)
    .where('windowStart', '=', windowStart(rules[name].seconds))
    .execute();
}

function windowStart(seconds: number): Date {
  const length = seconds * 1000;
  return new Date(Math.floor(Date.now() / length) * length);
}

const secondsLeft = (start: Date, seconds: number) =>
  Math.max(1, Math.ceil((start.getTime() + seconds * 1000 - Date.now()) / 1000));
