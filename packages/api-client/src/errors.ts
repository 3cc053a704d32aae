export type FieldError = {
  field: string;
  message: string;
  // What is short, as the server sent it: these are not checked.
  productId?: unknown;
  optionId?: unknown;
  available?: unknown;
};

type Details = {
  fieldErrors?: readonly FieldError[];
  orderId?: string | undefined;
  retryAfter?: number | undefined;
};

/** The server refused the request. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  readonly fieldErrors: readonly FieldError[];
  /** The order of a refused payment. */
  readonly orderId: string | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: number, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.fieldErrors = details.fieldErrors ?? [];
    this.orderId = details.orderId;
    this.retryAfter = details.retryAfter;
  }
}

/**
 * Why there is no valid response: the server is unreachable or the connection broke; the timeout passed; the
 * caller aborted; someone else answered, such as a captive portal; or the response lacks what the contract
 * requires.
 */
export type NetworkReason = 'unreachable' | 'timeout' | 'aborted' | 'foreign' | 'mismatch';

/** No response, or one that is not valid. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  readonly reason: NetworkReason;

  constructor(reason: NetworkReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

const reasons: Record<string, NetworkReason> = {
  TimeoutError: 'timeout',
  AbortError: 'aborted',
  SyntaxError: 'foreign',
};

/** Maps an error of fetch or of reading the body to a NetworkError. */
export function asNetworkError(cause: unknown): NetworkError {
  if (cause instanceof NetworkError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  return new NetworkError(reasons[name] ?? 'unreachable', { cause });
}
