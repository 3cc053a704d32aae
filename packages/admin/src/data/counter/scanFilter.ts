/** A code that was away for so long has been taken away and shown again. */
const awayMs = 1500;
/** A code that returns sooner after its order was closed is the same phone, held still. */
const restMs = 3000;

/**
 * Which codes of a camera's frames are new. One phone that is held still would otherwise open its order again after
 * the hand-over, as one that was handed over before.
 */
export function createScanFilter() {
  const seen = new Map<string, number>();
  const closed = new Map<string, number>();
  return {
    isNew(code: string, now: number): boolean {
      const lastSeen = seen.get(code) ?? Number.NEGATIVE_INFINITY;
      const lastClosed = closed.get(code) ?? Number.NEGATIVE_INFINITY;
      seen.set(code, now);
      return now - lastSeen >= awayMs && now - lastClosed >= restMs;
    },
    /** The order of this code was handed over, or left. */
    close(code: string, now: number) {
      closed.set(code, now);
    },
  };
}
