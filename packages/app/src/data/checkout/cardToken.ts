import { type components, NetworkError } from '@homestand/api-client';
import { type CreditCard, type CreditCardField, cardBrandOf } from '@homestand/ui';

export type PaymentGateway = components['schemas']['Club']['payment'];
export type CardToken = components['schemas']['CardToken'];

/** The payment company rejects the card details. Nothing was charged. */
export class CardRefused extends Error {
  override name = 'CardRefused';
  /** The rejected field, where the company names it. */
  readonly field: CreditCardField | undefined;

  constructor(field: CreditCardField | undefined) {
    // Without card details: errors are logged.
    super('The payment company refused the card.');
    this.field = field;
  }
}

const timeoutMs = 20_000;

/**
 * Sends the card to the payment company only; the token it returns works for one payment and contains no card
 * details.
 */
export async function tokenize(gateway: PaymentGateway, card: CreditCard): Promise<CardToken> {
  const response = await fetch(gateway.tokenUrl, {
    method: 'POST',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      Authorization: `Basic ${btoa(`${gateway.publishableKey}:`)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      payment_details: {
        type: 'credit_card',
        number: card.number,
        name: card.name,
        month: card.month,
        year: card.year,
        verification_value: card.code,
      },
    }),
  }).catch(() => {
    throw new NetworkError('unreachable');
  });
  const body: unknown = await response.json().catch(() => null);
  const refusal = partOf(body, 'error');
  // Without the company's error object the response comes from a proxy.
  if (response.status === 422 && typeof refusal === 'object' && refusal !== null)
    throw new CardRefused(fieldOf(refusal));
  const token = textIn(body, 'id');
  if (!response.ok || !token) throw new NetworkError('unreachable');
  return {
    type: 'token',
    token,
    brand: cardBrandOf(card.number) ?? 'unknown',
    last4: card.number.slice(-4),
    name: card.name,
  };
}

const fields: Readonly<Record<string, CreditCardField>> = {
  number: 'number',
  name: 'name',
  month: 'month',
  year: 'year',
  verification_value: 'code',
};

function fieldOf(refusal: object): CreditCardField | undefined {
  const param = textIn(refusal, 'param');
  return param === undefined
    ? undefined
    : fields[/^payment_details\[(\w+)\]$/.exec(param)?.[1] ?? param];
}

const partOf = (value: unknown, name: string): unknown =>
  // The company's response is not trusted: each field is checked.
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

function textIn(value: unknown, name: string): string | undefined {
  const text = partOf(value, name);
  return typeof text === 'string' ? text : undefined;
}
