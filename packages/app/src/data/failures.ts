import { ApiError, NetworkError } from '@homestand/api-client';
import { errorPageMessages } from '@homestand/ui';
import { showToast } from '../stores/toasts.store';

/** The error catalogue: a toast for what the server refused, the log for a line that is down. */
export function reportFailure(error: unknown) {
  if (error instanceof NetworkError) {
    if (error.reason !== 'aborted') console.error('network error', error);
    return;
  }
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 401 || error.code === 403) return;
  showToast(wordsOf(error), 'danger');
}

/** What to tell about a refusal. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorPageMessages.unreachable;
  if (error.code >= 500) return errorPageMessages.system;
  return error.message || errorPageMessages.failed;
}

/** There is no such thing, or it is not theirs, or the address names none. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.code);

/** For a screen that says by itself that there is nothing. */
export function reportUnlessMissing(error: unknown) {
  if (!isMissing(error)) reportFailure(error);
}
