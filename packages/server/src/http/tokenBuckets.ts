/** A burst of `most` calls; then the tokens refill by `most` in each window of `seconds`. */
export type Ceiling = { most: number; seconds: number };

type Bucket = { tokens: number; at: number };

type Options = {
  /** Maximum number of buckets; the least recently used one is removed. */
  capacity: number;
  now?: () => number;
};

/**
 * Token buckets in the memory of this process, least recently used first. A full bucket is equivalent to
 * none, so the map shrinks during use.
 */
export function createTokenBuckets({ capacity, now = () => Date.now() }: Options) {
  const buckets = new Map<string, Bucket & { fullAt: number }>();

  function read(key: string, { most, seconds }: Ceiling): Bucket {
    const at = now();
    const bucket = buckets.get(key);
    if (!bucket) return { tokens: most, at };
    const refilled = ((at - bucket.at) / 1000) * (most / seconds);
    return { tokens: Math.min(most, bucket.tokens + Math.max(0, refilled)), at };
  }

  function write(key: string, { most, seconds }: Ceiling, { tokens, at }: Bucket) {
    buckets.delete(key);
    buckets.set(key, { tokens, at, fullAt: at + ((most - tokens) / most) * seconds * 1000 });
    // Checks two buckets for each one written: removal outpaces insertion, with a bounded cost per call.
    for (let turn = 0; turn < 2; turn++) {
      const oldest = buckets.entries().next().value;
      if (oldest && (oldest[1].fullAt <= at || buckets.size > capacity)) buckets.delete(oldest[0]);
    }
  }

  return {
    /** Takes one token. Returns the whole seconds until one is available, or undefined if it was taken. */
    take(key: string, ceiling: Ceiling): number | undefined {
      const bucket = read(key, ceiling);
      if (bucket.tokens < 1) {
        write(key, ceiling, bucket);
        return Math.max(1, Math.ceil((1 - bucket.tokens) * (ceiling.seconds / ceiling.most)));
      }
      write(key, ceiling, { ...bucket, tokens: bucket.tokens - 1 });
      return undefined;
    },
    isEmpty: (key: string, ceiling: Ceiling): boolean => read(key, ceiling).tokens < 1,
    clear: () => buckets.clear(),
    get size() {
      return buckets.size;
    },
  };
}

export type TokenBuckets = ReturnType<typeof createTokenBuckets>;
