import { expect, onTestFinished } from 'vitest';

/** Notes promises that fail with nobody to handle it, from now until the test ends; the returned function expects none. */
export function noteUnhandledRejections(): () => Promise<void> {
  const failures: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    failures.push(event.reason);
  };
  window.addEventListener('unhandledrejection', note);
  onTestFinished(() => window.removeEventListener('unhandledrejection', note));
  return async () => {
    // Rejections are reported in their order.
    const last = new Error('the last');
    void Promise.reject(last);
    await expect.poll(() => failures).toEqual([last]);
  };
}
