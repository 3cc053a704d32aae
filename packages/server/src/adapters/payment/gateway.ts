export type PaymentOutcome = {
  state: 'paid' | 'pending' | 'failed' | 'canceled';
  sessionId: string;
  paymentId: string | null;
  amount: number | null;
  /** The gateway's own code, such as insufficient_funds; null if it gave none. */
  failure: string | null;
  card: { brand: string; last4: string } | null;
  refunded: boolean;
  /** What has gone back to the card so far. */
  refundedAmount: number;
  /**
   * Why a session is pending: no card was sent, the card issuer asks the customer for authentication, or the
   * gateway is processing the payment. In the first two cases nothing is charged. Null unless the state is
   * pending.
   */
  pending: 'untried' | 'challenge' | 'processing' | null;
};

export type ListedPayment = {
  paymentId: string;
  createdAt: Date;
  /** The key with which the session was opened; null for a payment of another system. */
  idempotencyKey: string | null;
  orderId: string | null;
  status: string;
  /** The captured amount less refunds. */
  netAmount: number;
};

export type CardForm = {
  number: string;
  name: string;
  month: string;
  year: string;
  verificationValue: string;
};

/** A one-use token created in the browser, or a card form that is forwarded and never stored. */
export type PaymentDetails = { token: string } | { card: CardForm };

export type PaymentNotification = {
  /** The event's id. It stays the same when the gateway sends the event again. */
  id: string;
  type: string;
  sessionId: string | null;
  paymentId: string | null;
  orderId: string | null;
};

export type PaymentGateway = {
  openSession(input: {
    amount: number;
    orderId: string;
    returnUrl: string;
    email: string;
    idempotencyKey: string;
  }): Promise<{ sessionId: string }>;
  /** `redirectUrl` is set only while the customer has to complete a step on another page. */
  pay(
    sessionId: string,
    details: PaymentDetails,
    idempotencyKey: string,
  ): Promise<PaymentOutcome & { redirectUrl: string | null }>;
  lookUp(sessionId: string): Promise<PaymentOutcome>;
  /** Succeeds for a session that is already canceled; throws PaymentRefused for a paid one. */
  cancel(sessionId: string): Promise<void>;
  refund(paymentId: string, amount: number, idempotencyKey: string): Promise<void>;
  /** Every payment made between the two times, including those of other systems on the same account. */
  listPayments(from: Date, to: Date): Promise<ListedPayment[]>;
  /** Null if the signature is missing, malformed or wrong, or if the signed body is not an event. */
  readNotification(
    rawBody: Buffer,
    headers: Record<string, string | undefined>,
  ): PaymentNotification | null;
};

/** The gateway gave no usable response. Whether money moved is unknown until `lookUp` returns the state. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';
  readonly reason: string;

  constructor(step: string, reason: string) {
    super(`The payment gateway gave no usable response to ${step}: ${reason}`);
    this.reason = reason;
  }
}

/** The request did not reach the gateway, or the gateway rejected it before processing: no money moved. */
export class PaymentNotProcessed extends PaymentUnavailable {
  override name = 'PaymentNotProcessed';
}

/**
 * The gateway rejected the request itself, so no money moved. A declined card is an outcome, not this error.
 */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  readonly code: string;

  constructor(step: string, code: string) {
    super(`The payment gateway refused ${step}: ${code}`);
    this.code = code;
  }
}
