import type { ServiceName } from '../dependencies/outage.ts';
import { messages } from '../messages.ts';

export type FieldError = {
  field: string;
  message: string;
  /** The product and option of which there is not enough, and how many pieces the fan can still have. */
  productId?: number;
  optionId?: number;
  available?: number;
};

type Details = {
  errors?: FieldError[];
  orderId?: string;
  retryAfter?: number;
  services?: ServiceName[];
};

/** Thrown by a handler to send an error response. The message is shown to the user. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** To a suspended fan, for what a suspension closes. */
export const suspended = (until: Date | null, reason: string) =>
  new HttpError(404, messages.suspended(until, reason));
export const malformed = () => new HttpError(400, messages.malformed);
export const noSession = () => new HttpError(401, messages.noSession);
export const sessionExpired = () => new HttpError(403, messages.sessionExpired);
/**
 * Used both for what does not exist and for what belongs to another person: they must be indistinguishable.
 */
export const notFound = () => new HttpError(404, messages.notFound);
export const conflict = (message: string = messages.conflict) => new HttpError(409, message);
export const tooLarge = (message: string = messages.tooLarge) => new HttpError(413, message);
export const wrongMediaType = (message: string = messages.wrongMediaType) =>
  new HttpError(415, message);
export const tooMany = (retryAfter: number) => new HttpError(429, messages.tooMany, { retryAfter });
export const unavailable = (message: string = messages.unavailable) =>
  new HttpError(503, message, { retryAfter: 5 });
export const notReady = (services: ServiceName[]) =>
  new HttpError(503, messages.unavailable, { retryAfter: 5, services });

export function notAllowed(errors: FieldError[], orderId?: string) {
  const [first] = errors;
  const message = errors.length === 1 && first ? first.message : messages.notAllowed;
  return new HttpError(422, message, { errors, ...(orderId !== undefined && { orderId }) });
}
