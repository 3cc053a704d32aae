import { type PaymentOutcome, PaymentRefused } from '../../adapters/payment/index.ts';
import type { Services } from '../../services.ts';
import { notCharged } from './paymentStates.ts';
import type { PaymentRow } from './payments.queries.ts';
import { settlePayment, uncharged } from './settlePayment.ts';

/**
 * Looks a payment up at the gateway and stores the result. With 'close', an unfinished one is canceled there
 * first: afterwards it cannot be charged, unless it already was.
 */
export async function reconcilePayment(
  services: Services,
  payment: PaymentRow,
  how: 'look up' | 'close',
): Promise<void> {
  const { payment: gateway, onError } = services;
  const { id, sessionId } = payment;
  if (sessionId === null) return how === 'close' ? failUncharged(services, id) : undefined;
  let outcome = await lookUp(services, sessionId);
  // A payment that the gateway is processing is not canceled, but looked up again later.
  const isClosable = outcome.state === 'pending' && outcome.pending !== 'processing';
  if (how === 'close' && isClosable) {
    await gateway.cancel(sessionId).catch(onError);
    outcome = await lookUp(services, sessionId);
  }
  // The fan can only cancel on the issuer's page; in any other state the session was closed by this server,
  // now or in an interrupted step.
  if (outcome.state === 'canceled' && payment.state !== 'challenge')
    return failUncharged(services, id);
  await settlePayment(services, id, outcome);
}

async function lookUp({ payment: gateway }: Services, sessionId: string): Promise<PaymentOutcome> {
  try {
    return await gateway.lookUp(sessionId);
  } catch (error) {
    // A session unknown to the gateway was never paid.
    if (!(error instanceof PaymentRefused) || error.code !== 'not_found') throw error;
    return { ...uncharged, state: 'canceled', sessionId, failure: null };
  }
}

/** Ends a payment that was not charged and can no longer be charged. */
const failUncharged = (services: Services, paymentId: string): Promise<void> =>
  settlePayment(services, paymentId, {
    ...uncharged,
    state: 'failed',
    sessionId: '',
    failure: notCharged,
  });
