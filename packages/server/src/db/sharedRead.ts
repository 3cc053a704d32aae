type Waiting<Key, Result> = {
  key: Key;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/** What follows a read runs at once for all its calls: with more of them, other requests would wait for that. */
const maxCalls = 50;

/** With a second one nobody waits behind a statement whose connection is lost. */
const maxRunning = 2;

/**
 * A read of many callers in few statements: calls that come while two are under way share the next one. It begins after
 * each of its calls, so that it says what a statement of their own would.
 */
export function createSharedRead<Key, Result>(
  /** Reads at once what each key asks for; by the place of its key. */
  load: (keys: readonly Key[]) => Promise<readonly Result[]>,
): (key: Key) => Promise<Result> {
  let waiting: Waiting<Key, Result>[] = [];
  let running = 0;

  async function readAll() {
    running += 1;
    while (waiting.length > 0) {
      const calls = waiting.slice(0, maxCalls);
      waiting = waiting.slice(maxCalls);
      try {
        const results = await load(calls.map(({ key }) => key));
        // `load` returns one result for each key.
        for (const [place, { resolve }] of calls.entries()) resolve(results[place] as Result);
      } catch (error) {
        for (const { reject } of calls) reject(error);
      }
    }
    running -= 1;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (running < maxRunning) void readAll();
    });
}
