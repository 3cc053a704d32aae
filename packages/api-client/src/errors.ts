export type FieldError = { field: string; message: string };

type Details = {
  fieldErrors?: readonly FieldError[];
  orderId?: string | undefined;
  retryAfter?: number | undefined;
};

/** The server answered, and said no. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  readonly fieldErrors: readonly FieldError[];
  /** The order that a refused payment belongs to. */
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
 * Why there is no answer: nobody could be reached or the line broke; it took too long; the caller gave up;
 * somebody else answered, such as the sign-in page of a hotel; or the answer lacks what the contract promises.
 */
export type NetworkReason = 'unreachable' | 'timeout' | 'aborted' | 'foreign' | 'mismatch';

/** No answer, or one that is not ours. */
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

/** What a fetch or the reading of its answer failed with, in our terms. */
export function asNetworkError(cause: unknown): NetworkError {
  if (cause instanceof NetworkError) return cause;
  const name = cause instanceof Error ? cause.name : '';
  return new NetworkError(reasons[name] ?? 'unreachable', { cause });
}
