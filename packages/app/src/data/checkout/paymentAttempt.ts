import { hasFields, local, readJson } from '@homestand/app-core/browser/storage';
import { getSession } from '@homestand/app-core/session/session';

/**
 * This device's last payment attempt, as far as it is stored: its idempotency key, and the order id once
 * known.
 */
export type PaymentAttempt = { key: string; at: number; orderId: string | null };

const prefix = 'payment:';

const keyOf = (personId: string) => `${prefix}${personId}`;

const isAttempt = (value: unknown): value is PaymentAttempt =>
  hasFields(value, { key: ['string'], at: ['number'], orderId: ['string', 'null'] });

/** Read from storage: another tab may have just written it. */
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
