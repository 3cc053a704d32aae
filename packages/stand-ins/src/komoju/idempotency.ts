import { createHash } from 'node:crypto';
import { type JsonObject, objectOf } from '@homestand/server/stand-in-support';
import { Refused } from './responses.ts';
import { dayInMilliseconds, type State } from './state.ts';

export type Response = { status: number; body: JsonObject };

/**
 * Stores the response to the first request with a key, and repeats it for later requests with the same key.
 */
export function createIdempotency(state: State, now: () => number) {
  const atWork = new Set<string>();

  function begin(key: string) {
    if (!/^[\x20-\x7e]{1,100}$/.test(key)) {
      throw new Refused(
        400,
        'bad_request',
        'The idempotency key must be 1 to 100 printable ASCII characters.',
      );
    }
    if (atWork.has(key)) {
      throw new Refused(409, 'conflict', 'A request with this idempotency key is running.');
    }
    atWork.add(key);
  }

  function recall(key: string, fingerprint: string): Response | null {
    const stored = state.answers[key];
    if (!stored || now() - stored.createdAt >= dayInMilliseconds) return null;
    if (stored.fingerprint !== fingerprint) {
      throw new Refused(409, 'conflict', 'This idempotency key was used for another request.');
    }
    return stored;
  }

  function keep(key: string, fingerprint: string, { status, body }: Response) {
    state.answers[key] = { fingerprint, status, body, createdAt: now() };
  }

  return { begin, recall, keep, end: (key: string) => atWork.delete(key) };
}

/**
 * Fingerprint to tell requests apart. It leaves out the card number, which could be guessed from its hash.
 */
export function fingerprintOf(path: string, body: JsonObject): string {
  const details = objectOf(body.payment_details);
  const safeDetails = details && {
    ...details,
    number: String(details.number).slice(-4),
    verification_value: null,
  };
  const safeBody = details ? { ...body, payment_details: safeDetails } : body;
  return createHash('sha256')
    .update(`${path}\n${JSON.stringify(safeBody)}`)
    .digest('hex');
}
