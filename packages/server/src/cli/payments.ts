import { momentOf } from '@homestand/api-client/day';
import {
  PaymentNotProcessed,
  PaymentRefused,
  PaymentUnavailable,
} from '../adapters/payment/index.ts';
import { auditPayments, defaultAuditStart } from '../modules/checkout/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { textTable } from './textTable.ts';

/** Prints the differences between the gateway's payments and the orders, and fails if there are any. */
export async function auditPaymentsOfClub(
  club: OpenClub,
  { options: { since } }: InputOf<'payments check'>,
  { out }: Surroundings,
): Promise<void> {
  const start = since === undefined ? defaultAuditStart() : momentOf(since);
  const { compared, differences } = await auditPayments(club, start).catch((error: unknown) => {
    const sentence = notListed(club, error);
    throw sentence === undefined ? error : new Refusal(sentence);
  });
  if (differences.length === 0) return out(messages.paymentsAgree(compared));
  const rows = differences.map(({ kind, orderId, paymentId, gatewayPaymentId, owed, charged }) => [
    messages.differenceWords[kind],
    printable(orderId),
    messages.yen(owed),
    messages.yen(charged),
    printable(gatewayPaymentId ?? paymentId),
  ]);
  out(textTable([messages.differenceHeadings, ...rows]));
  throw new Refusal(messages.paymentsDiffer(differences.length));
}

/** Why the gateway's payments could not be listed; undefined if the gateway is not the cause. */
function notListed({ config }: OpenClub, error: unknown): string | undefined {
  if (error instanceof PaymentNotProcessed && !config.komoju)
    return messages.paymentsOfStandIn(config.origin);
  if (error instanceof PaymentNotProcessed) return messages.paymentsNotConnected(error.reason);
  if (error instanceof PaymentUnavailable) return messages.paymentsNotListed(error.reason);
  if (error instanceof PaymentRefused) return messages.paymentsRefused(error.code);
  return undefined;
}

/** The gateway's ids are external input: they must not contain terminal escape sequences. */
const printable = (id: string | null) => (id ?? '-').replace(/[^\x20-\x7e]/g, '?').slice(0, 60);
