/** So many calls at once, and again so many spread over each further window. */
export type Ceiling = { most: number; seconds: number };

type Bucket = { tokens: number; at: number };

type Options = {
  /** Buckets that are kept; the one that was used longest ago makes room. */
  capacity: number;
  now?: () => number;
};

/**
 * Token buckets in the memory of this process, least recently used first. A bucket that is full again holds
 * nothing worth keeping, so the map shrinks as it is used.
 */
export function createTokenBuckets({ capacity, now = () => Date.now() }: Options) {
  const buckets = new Map<string, Bucket & { fullAt: number }>();

  function read(key: string, { most, seconds }: Ceiling): Bucket {
    const at = now();
    const known = buckets.get(key);
    if (!known) return { tokens: most, at };
    const refilled = ((at - known.at) / 1000) * (most / seconds);
    return { tokens: Math.min(most, known.tokens + Math.max(0, refilled)), at };
  }

  function write(key: string, { most, seconds }: Ceiling, { tokens, at }: Bucket) {
    buckets.delete(key);
    buckets.set(key, { tokens, at, fullAt: at + ((most - tokens) / most) * seconds * 1000 });
    // Two for each one that is written: faster than they come in, and never a long loop.
    for (let turn = 0; turn < 2; turn++) {
      const oldest = buckets.entries().next().value;
      if (oldest && (oldest[1].fullAt <= at || buckets.size > capacity)) buckets.delete(oldest[0]);
    }
  }

  return {
    /** Takes one token. Gives the whole seconds until there is one, or nothing when there was. */
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
