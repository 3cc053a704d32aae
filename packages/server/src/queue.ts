/** Lets so many tasks run at once; the others wait in the order they came. */
export function createQueue(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running === limit) await new Promise<void>((start) => waiting.push(start));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place is handed on, not given back, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
