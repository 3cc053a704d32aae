import { ApiError, asNetworkError, type FieldError, NetworkError } from './errors';
import { isValidResponse } from './validate';

export const successCode = 200;

type Envelope = { code: number; message: string; data?: unknown };

/**
 * Opens the envelope that every response has. Throws on a failure and on data that the contract does not
 * allow for this operation.
 */
export function openEnvelope(
  body: unknown,
  { status, headers }: Response,
  operation: string,
): unknown {
  // A gateway's error page means the server is down; any other page is not from our server.
  if (!isEnvelope(body)) throw new NetworkError(status >= 500 ? 'unreachable' : 'foreign');
  const { code, message, data } = body;
  if (code === successCode) {
    if (!isValidResponse(operation, data)) throw new NetworkError('mismatch');
    return data;
  }
  // Not trusted yet: each field is checked below.
  const { errors, orderId } = (data ?? {}) as { errors?: unknown; orderId?: unknown };
  throw new ApiError(code, message, {
    fieldErrors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
    orderId: typeof orderId === 'string' ? orderId : undefined,
    retryAfter: Number(headers.get('Retry-After')) || undefined,
  });
}

/** Reads a response that no typed call has read. */
export async function readEnvelope(response: Response, operation = ''): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw asNetworkError(cause);
  });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // Not an envelope: rejected below.
  }
  return openEnvelope(body, response, operation);
}

function isEnvelope(body: unknown): body is Envelope {
  return hasText(body, 'message') && 'code' in body && typeof body.code === 'number';
}

function isFieldError(value: unknown): value is FieldError {
  return hasText(value, 'field') && hasText(value, 'message');
}

function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    name in value &&
    typeof (value as Record<string, unknown>)[name] === 'string'
  );
}
