import { ApiError, NetworkError } from '@homestand/api-client';
import { errorPageMessages } from '@homestand/ui';
import { showToast } from '../browser/toasts';

/** The error catalogue: a toast for what the server refused, the log for a line that is down and for our faults. */
export function reportError(error: unknown) {
  if (error instanceof NetworkError) {
    if (error.reason !== 'aborted') console.error('network error', error);
    return;
  }
  if (!(error instanceof ApiError)) {
    // Not thrown: SWR calls this where nobody catches, and the screen already shows that it failed.
    console.error('A call failed in the app itself.', error);
    return;
  }
  if (error.code === 401 || error.code === 403) return;
  showToast(errorMessage(error), 'danger');
}

/** What to tell about a refusal. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return errorPageMessages.unreachable;
  if (error.code >= 500 && error.code !== 503) return errorPageMessages.system;
  return error.message || errorPageMessages.failed;
}

/** There is no such thing, or it is not theirs, or the address names none. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.code);

/** For a screen that says by itself that there is nothing. */
export function reportUnlessNotFound(error: unknown) {
  if (!isNotFound(error)) reportError(error);
}
