import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { type Database, type Queries, transact } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { createSharedRead } from '../db/sharedRead.ts';
import { conflict } from './errors.ts';
import {
  findKey,
  findKeys,
  fingerprintOf,
  insertKey,
  storeResponse,
} from './idempotencyKeys.queries.ts';

export type Attempt = {
  personId: string;
  /** The client's idempotency key; without it the work is not deduplicated. */
  key: string | undefined;
  /** Operation name and arguments; their hash is the fingerprint of the request. */
  request: readonly unknown[];
};

/**
 * Runs the work once per key. The key is written in the transaction of the work: a crash leaves both or
 * neither, and a second request with the key waits for the first and gets its response.
 */
export async function once<Result extends object>(
  db: Database,
  attempt: Attempt,
  work: (
    tx: Transaction<Tables>,
    /** Stores the response before the work ends: what the work locks after it is locked for one statement less. */
    store: (response: Result) => Promise<void>,
  ) => Promise<Result>,
): Promise<Result> {
  const { personId, key, request } = attempt;
  if (key === undefined) return transact(db, (tx) => work(tx, async () => {}));
  const fingerprint = fingerprintOf(request);
  return transact(db, async (tx) => {
    if (!(await insertKey(tx, { personId, key, fingerprint }))) {
      const first = await storedResponse<Result>(tx, attempt);
      if (first) return first;
      // The key is days old and was deleted at this moment.
      throw conflict();
    }
    let isStored = false;
    const store = async (response: Result) => {
      await storeResponse(tx, personId, key, response);
      isStored = true;
    };
    const response = await work(tx, store);
    if (!isStored) await store(response);
    return response;
  });
}

/**
 * The stored response of an earlier attempt with this key, if any: it saves the work that precedes `once`.
 */
export const storedResponse = <Result>(db: Queries, attempt: Attempt) =>
  responseOf<Result>(attempt, ({ personId, key }) => findKey(db, personId, key));

type Found = Awaited<ReturnType<typeof findKey>>;

/** The same in few statements, if many ask for it at once. */
export function createStoredResponses(db: Database) {
  const find = createSharedRead((keys: readonly { personId: string; key: string }[]) =>
    findKeys(db, keys),
  );
  return <Result>(attempt: Attempt) => responseOf<Result>(attempt, find);
}

async function responseOf<Result>(
  { personId, key, request }: Attempt,
  find: (named: { personId: string; key: string }) => Promise<Found>,
): Promise<Result | undefined> {
  if (key === undefined) return undefined;
  const first = await find({ personId, key });
  if (!first) return undefined;
  if (!first.fingerprint.equals(fingerprintOf(request)) || first.answer === null) throw conflict();
  // The same operation wrote the response: the fingerprint includes its name.
  return first.answer as Result;
}

/** The contract has validated its format. */
export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}
