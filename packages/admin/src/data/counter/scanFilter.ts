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
  let lastFrame = Number.NEGATIVE_INFINITY;
  const filter = {
    isNew(code: string, now: number): boolean {
      const lastSeen = seen.get(code) ?? Number.NEGATIVE_INFINITY;
      const lastClosed = closed.get(code) ?? Number.NEGATIVE_INFINITY;
      seen.set(code, now);
      return now - lastSeen >= awayMs && now - lastClosed >= restMs;
    },
    /**
     * The new code of a frame in which one is meant. Of several nobody knows which; then none is new, and one that was
     * counted before is not counted again when the others are gone. It gets every frame, also one without a code: while
     * none are read, nothing is taken away.
     */
    onlyNew(codes: readonly string[], now: number): { code: string } | 'several' | null {
      if (now - lastFrame >= awayMs)
        for (const [code, at] of seen) if (lastFrame - at < awayMs) seen.set(code, now);
      lastFrame = now;
      const [code, ...others] = new Set(codes);
      if (code === undefined) return null;
      if (others.length === 0) return filter.isNew(code, now) ? { code } : null;
      for (const each of [code, ...others])
        if (now - (seen.get(each) ?? Number.NEGATIVE_INFINITY) < awayMs) seen.set(each, now);
      return 'several';
    },
    /** The order of this code was handed over, or left. */
    close(code: string, now: number) {
      closed.set(code, now);
    },
  };
  return filter;
}
