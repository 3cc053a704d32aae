export type PaymentOutcome = {
  state: 'paid' | 'pending' | 'failed' | 'canceled';
  sessionId: string;
  paymentId: string | null;
  amount: number | null;
  /** The gateway's own code, such as insufficient_funds; null when it gave none. */
  failure: string | null;
  card: { brand: string; last4: string } | null;
  refunded: boolean;
  /**
   * Why a session is pending: no card was sent, the issuer asks the customer, or the gateway is at work. In the
   * first two nothing is charged. Null unless the state is pending.
   */
  pending: 'untried' | 'challenge' | 'processing' | null;
};

/** A payment as the gateway lists it. */
export type ListedPayment = {
  paymentId: string;
  createdAt: Date;
  /** The key the session was opened with; null for a payment that another system made. */
  idempotencyKey: string | null;
  orderId: string | null;
  status: string;
  /** What was taken and not given back. */
  kept: number;
};

export type CardForm = {
  number: string;
  name: string;
  month: string;
  year: string;
  verificationValue: string;
};

/** A one-use token made in the browser, or a card form that is passed on and never kept. */
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
  /** The address is set only while the customer still has to go somewhere. */
  pay(
    sessionId: string,
    details: PaymentDetails,
    idempotencyKey: string,
  ): Promise<PaymentOutcome & { redirectUrl: string | null }>;
  lookUp(sessionId: string): Promise<PaymentOutcome>;
  /** Succeeds for a session that is canceled already; refused for one that is paid. */
  cancel(sessionId: string): Promise<void>;
  refund(paymentId: string, amount: number, idempotencyKey: string): Promise<void>;
  /** Every payment made between the two times, those of other systems with the same account included. */
  listPayments(from: Date, to: Date): Promise<ListedPayment[]>;
  /** Null when the signature is missing, malformed or wrong, or when what it signs is no event. */
  readNotification(
    rawBody: Buffer,
    headers: Record<string, string | undefined>,
  ): PaymentNotification | null;
};

/** No usable answer. Whether money moved is unknown until `lookUp` says so. */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable';

  constructor(step: string, reason: string) {
    super(`The payment gateway gave no usable answer to ${step}: ${reason}`);
  }
}

/** The request never got there, or was turned away before anything was done: no money moved. */
export class PaymentNotProcessed extends PaymentUnavailable {
  override name = 'PaymentNotProcessed';
}

/** The gateway refused the request itself, so no money moved. A declined card is an outcome. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused';
  readonly code: string;

  constructor(step: string, code: string) {
    super(`The payment gateway refused ${step}: ${code}`);
    this.code = code;
  }
}
