export type FieldError = { field: string; message: string };

/** The server answered, and said no. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: number;
  readonly fieldErrors: readonly FieldError[];

  constructor(code: number, message: string, fieldErrors: readonly FieldError[] = []) {
    super(message);
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

/** No answer, or one that is not ours: no signal, a server that is down, a hotel's sign-in page. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}
