type Limit = {
  /** Name of the queue in metrics. */
  name: string;
  running: number;
  /** Maximum length of the queue; unbounded if missing. */
  waiting?: number;
  /** A task that has not started within this time is refused. */
  deadlineMs?: number;
};

export type Place = {
  /** Tasks with one key share a turn. The key is a person, or an address without a session. */
  key?: string;
  /** Every task of a higher priority starts before the tasks of a lower one. */
  priority?: number;
  /** Relative work of the task: a key with cheaper tasks gets more of them done. */
  cost?: number;
  /** Aborted when the caller disconnects: the task leaves the queue, or may stop its work. */
  signal?: AbortSignal;
};

type Waiting = {
  key: string;
  priority: number;
  cost: number;
  /** Virtual time at which the task ends if all keys share the work equally (fair queueing). */
  finish: number;
  isRefusable: boolean;
  begin: () => void;
  refuse: (reason: RefusedTask['reason']) => void;
};

/** The task was not started: the queue is full, its deadline has passed, or its caller has disconnected. */
export class RefusedTask extends Error {
  override name = 'RefusedTask';
  readonly reason: 'full' | 'deadline' | 'aborted';
  constructor(queue: string, reason: RefusedTask['reason']) {
    super(`The ${queue} queue refused a task: ${reason}.`);
    this.reason = reason;
  }
}

/** Running and waiting tasks of every queue of this process. */
export const concurrencyLimits = new Map<
  string,
  { size(): { running: number; waiting: number } }
>();

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>;

/**
 * Runs a fixed number of tasks at once and queues the others: by priority, then by fair queueing over keys.
 * If the queue is full, it refuses the newest task of the key with the most waiting tasks, but none with a
 * higher priority than the new task.
 */
export function createConcurrencyLimit({ name, running: most, waiting: room, deadlineMs }: Limit) {
  const queue: Waiting[] = [];
  const finishOf = new Map<string, number>();
  let running = 0;
  let now = 0;

  function charge(key: string, cost: number): number {
    const finish = Math.max(now, finishOf.get(key) ?? 0) + cost;
    finishOf.set(key, finish);
    return finish;
  }

  function enqueue(place: Place | undefined): Promise<void> {
    const { key = '', priority = 0, cost = 1, signal } = place ?? {};
    const isRefusable = place !== undefined;
    return new Promise((resolve, reject) => {
      const finish = charge(key, cost);
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        const at = queue.indexOf(task);
        if (at >= 0) queue.splice(at, 1);
      };
      const task: Waiting = {
        key,
        priority,
        cost,
        finish,
        isRefusable,
        begin() {
          leave();
          resolve();
        },
        refuse(reason) {
          leave();
          // A refused task does not count against its key.
          finishOf.set(key, (finishOf.get(key) ?? cost) - cost);
          reject(new RefusedTask(name, reason));
        },
      };
      const abort = () => task.refuse('aborted');
      const timer =
        deadlineMs !== undefined && isRefusable
          ? setTimeout(() => task.refuse('deadline'), deadlineMs)
          : undefined;
      queue.push(task);
      signal?.addEventListener('abort', abort);
      const refusable = queue.filter((waiting) => waiting.isRefusable);
      if (room !== undefined && refusable.length > room) taskToRefuse(refusable).refuse('full');
    });
  }

  function taskToRefuse(tasks: Waiting[]): Waiting {
    const lowest = Math.min(...tasks.map(({ priority }) => priority));
    const candidates = tasks.filter(({ priority }) => priority === lowest);
    const counts = new Map<string, number>();
    for (const { key } of candidates) counts.set(key, (counts.get(key) ?? 0) + 1);
    const largest = Math.max(...counts.values());
    // The queue contains at least the new task.
    return candidates.findLast(({ key }) => counts.get(key) === largest) as Waiting;
  }

  function beginNext() {
    let next: Waiting | undefined;
    for (const task of queue)
      if (
        !next ||
        task.priority > next.priority ||
        (task.priority === next.priority && task.finish < next.finish)
      )
        next = task;
    if (!next) {
      running -= 1;
      if (running === 0) {
        finishOf.clear();
        now = 0;
      }
      return;
    }
    now = Math.max(now, next.finish - next.cost);
    // A finish time in the past has the same effect as none.
    if (finishOf.size > 1000)
      for (const [key, finish] of finishOf) if (finish <= now) finishOf.delete(key);
    next.begin();
  }

  /** Without a place the task belongs to a command or a timer: it waits without a deadline. */
  async function run<Result>(task: () => Promise<Result>, place?: Place): Promise<Result> {
    if (place?.signal?.aborted) throw new RefusedTask(name, 'aborted');
    if (running === most) {
      await enqueue(place);
    } else {
      running += 1;
      charge(place?.key ?? '', place?.cost ?? 1);
    }
    try {
      return await task();
    } finally {
      beginNext();
    }
  }

  const size = () => ({ running, waiting: queue.length });
  concurrencyLimits.set(name, { size });
  return Object.assign(run, { size });
}
