import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { type Database, transact } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { conflict, unavailable } from '../../http/errors.ts';
import type { Attempt } from '../../http/idempotency.ts';
import {
  fingerprintOf,
  insertLeasedKey,
  type Lease,
  lockKey,
  renewLease,
  type StoredCheckout,
  storePayment,
  takeLease,
} from '../../http/idempotencyKeys.queries.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';

const renewIntervalMs = 3000;
const maxWaits = 200;
const pollPauseMs = 200;

/** State of a key: a finished response, or a payment for this caller to continue while it holds the lease. */
export type Claim<Answer> = { answer: Answer } | { paymentId: string; lease: Lease };

/** Starts a payment and returns its id, or the earlier one of this key unless that has ended uncharged. */
type StartPayment = (tx: Transaction<Tables>, earlierId?: string) => Promise<string>;

/**
 * A checkout calls the gateway, which no transaction can span. So the key is first bound to the payment it
 * started and leased to one request: others wait for its response, and take over when the lease expires.
 */
export async function claimCheckout<Answer>(
  { db, orderTurns }: Pick<Services, 'db' | 'orderTurns'>,
  { personId, key, request }: Attempt & { key: string },
  start: StartPayment,
): Promise<Claim<Answer>> {
  const fingerprint = fingerprintOf(request);
  for (let wait = 0; wait < maxWaits; wait++) {
    const claim = await orderTurns(
      () =>
        transact(db, async (tx): Promise<Claim<Answer> | undefined> => {
          const lease = await insertLeasedKey(tx, { personId, key, fingerprint });
          if (lease) {
            const paymentId = await start(tx);
            await storePayment(tx, personId, key, paymentId);
            return { paymentId, lease };
          }
          return takeOver(tx, { personId, key, fingerprint }, start);
        }),
      { key: personId },
    );
    if (claim) return claim;
    await sleep(pollPauseMs);
  }
  throw unavailable(messages.paymentRunning);
}

async function takeOver<Answer>(
  tx: Transaction<Tables>,
  { personId, key, fingerprint }: { personId: string; key: string; fingerprint: Buffer },
  start: StartPayment,
): Promise<Claim<Answer> | undefined> {
  const found = await lockKey(tx, personId, key);
  if (!found) return undefined;
  if (!found.fingerprint.equals(fingerprint)) throw conflict();
  const stored: StoredCheckout = found.answer ?? {};
  // The same operation wrote the response: the fingerprint includes its name.
  if (found.status !== null) return { answer: stored.answer as Answer };
  if (found.busy || stored.paymentId === undefined) return undefined;
  const lease = await takeLease(tx, personId, key);
  const paymentId = await start(tx, stored.paymentId);
  if (paymentId !== stored.paymentId) await storePayment(tx, personId, key, paymentId);
  return { paymentId, lease };
}

/** Renews the lease while the work runs. If the process dies, the lease expires within seconds. */
export async function whileLeased<Result>(
  db: Database,
  lease: Lease,
  work: () => Promise<Result>,
): Promise<Result> {
  let renewing = Promise.resolve();
  const renewal = setInterval(() => {
    // A failed renewal is retried by the next one. After a lost lease this request changes nothing: the payment's
    // state has another time.
    renewing = renewing.then(() => renewLease(db, lease)).catch(() => {});
  }, renewIntervalMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await renewing;
  }
}
