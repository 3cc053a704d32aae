import { ApiError, NetworkError } from '@homestand/api-client';
import type { NoticeContent } from '@homestand/ui';
import { showToast } from '../browser/toasts';

/**
 * Error handling by kind: a toast for a server refusal, a log entry for network errors and for bugs in the
 * app.
 */
export function reportError(error: unknown) {
  if (error instanceof NetworkError) {
    if (error.reason !== 'aborted') console.error('network error', error);
    return;
  }
  if (!(error instanceof ApiError)) {
    // Not thrown: SWR calls this where nobody catches, and the screen already shows the failure.
    console.error('A call failed in the app itself.', error);
    return;
  }
  if (error.code === 401 || error.code === 403) return;
  showToast(errorNotice(error), 'danger');
}

/** What to show for an error. */
export function errorNotice(error: unknown): NoticeContent {
  if (!(error instanceof ApiError)) return { kind: 'unreachable' };
  if (error.code >= 500 && error.code !== 503) return { kind: 'system' };
  return error.message || { kind: 'failed' };
}

/** The resource does not exist, belongs to someone else, or the address is not valid. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 422].includes(error.code);

/** For a screen that has its own not-found display. */
export function reportUnlessNotFound(error: unknown) {
  if (!isNotFound(error)) reportError(error);
}
