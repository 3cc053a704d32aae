import { ApiError, type FieldError, NetworkError } from './errors';

export const successCode = 200;

type Envelope = { code: number; message: string; data?: unknown };

/** Opens the one envelope every answer comes in; a failure throws where the call was made. */
export function openEnvelope<Data>(body: Envelope & { data: Data }): Data {
  if (body.code === successCode) return body.data;
  throw new ApiError(body.code, body.message, fieldErrorsOf(body.data));
}

/** What came over the line, before anybody trusts it. */
export function asEnvelope(body: unknown): Envelope {
  if (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'number' &&
    'message' in body &&
    typeof body.message === 'string'
  ) {
    return { ...body, code: body.code, message: body.message };
  }
  throw new NetworkError('The answer is not from our server.');
}

function fieldErrorsOf(data: unknown): FieldError[] {
  if (typeof data !== 'object' || data === null || !('errors' in data)) return [];
  return Array.isArray(data.errors) ? data.errors.filter(isFieldError) : [];
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
