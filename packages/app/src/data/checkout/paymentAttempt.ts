import { hasFields, local, readJson } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';

/**
 * The last try to pay on this device, as much of it as outlives the page: the key under which the server
 * knows it, and the order once that is known.
 */
export type PaymentAttempt = { key: string; at: number; orderId: string | null };

const prefix = 'payment:';

const keyOf = (personId: string) => `${prefix}${personId}`;

const isAttempt = (value: unknown): value is PaymentAttempt =>
  hasFields(value, { key: ['string'], at: ['number'], orderId: ['string', 'null'] });

/** Read where it is stored: another tab may have written it a moment ago. */
export function readPaymentAttempt(): PaymentAttempt | null {
  const personId = getSession()?.userId;
  return personId === undefined ? null : readJson(local, keyOf(personId), isAttempt);
}

export function storePaymentAttempt(attempt: PaymentAttempt) {
  const personId = getSession()?.userId;
  if (personId !== undefined) local.write(keyOf(personId), JSON.stringify(attempt));
}

export function removePaymentAttempt() {
  const personId = getSession()?.userId;
  if (personId !== undefined) local.remove(keyOf(personId));
}

/** Of whoever `isGone` names. */
export function removePaymentAttempts(isGone: (personId: string) => boolean) {
  for (const key of local.keys(prefix)) if (isGone(key.slice(prefix.length))) local.remove(key);
}
