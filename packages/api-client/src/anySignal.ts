/** Replaces `AbortSignal.any`, which Chrome has from 116, Safari from 17.4 and Firefox from 124. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    if (controller.signal.aborted) break;
    signal.addEventListener('abort', () => controller.abort(signal.reason), {
      once: true,
      // A long-lived signal must not collect listeners of finished calls.
      signal: controller.signal,
    });
  }
  return controller.signal;
}
