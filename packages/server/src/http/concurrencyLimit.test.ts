import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { concurrencyLimits, createConcurrencyLimit } from './concurrencyLimit.ts';

/** A limit of one whose first task runs until the gate opens, so that all others wait. */
function closedLimit(options: { waiting?: number; deadlineMs?: number } = {}) {
  const limit = createConcurrencyLimit({ name: 'test', running: 1, ...options });
  const gate = Promise.withResolvers<void>();
  const first = limit(() => gate.promise, { key: 'gate' });
  const order: string[] = [];
  return {
    limit,
    order,
    enqueue: (name: string, place: Parameters<typeof limit>[1] = {}) =>
      limit(async () => order.push(name), place).then(
        () => 'done',
        (error: { reason: string }) => error.reason,
      ),
    async open() {
      gate.resolve();
      await first;
    },
  };
}

test('runs no more tasks at once than allowed, in order, and continues after a failure', async () => {
  const limit = createConcurrencyLimit({ name: 'test', running: 2 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, number) =>
      limit(async () => {
        begun.push(number);
        running += 1;
        most = Math.max(most, running);
        await nextTurn();
        running -= 1;
        if (number % 3 === 0) throw new Error('failed');
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(await limit(async () => 'free')).toBe('free');
  expect(limit.size()).toEqual({ running: 0, waiting: 0 });
});

test('[ROB-02] keys take turns, however many tasks one of them has', async () => {
  const { enqueue, open, order } = closedLimit();
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
    enqueue(name, { key: name.charAt(0) }),
  );
  await open();
  await Promise.all(all);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('[ROB-02] a turn is weighted by cost: cheap tasks pass expensive ones', async () => {
  const { enqueue, open, order } = closedLimit();
  const all = [
    ...['big1', 'big2', 'big3'].map((name) => enqueue(name, { key: 'a', cost: 10 })),
    ...['small1', 'small2', 'small3'].map((name) => enqueue(name, { key: 'b', cost: 1 })),
  ];
  await open();
  await Promise.all(all);
  expect(order).toEqual(['small1', 'small2', 'small3', 'big1', 'big2', 'big3']);
});

test('[ROB-02] a higher priority starts first', async () => {
  const { enqueue, open, order } = closedLimit();
  const all = [enqueue('low1'), enqueue('low2'), enqueue('high', { key: 'x', priority: 1 })];
  await open();
  await Promise.all(all);
  expect(order).toEqual(['high', 'low1', 'low2']);
});

test('[ROB-02] a full queue refuses the newest task of the key with the most tasks', async () => {
  const { enqueue, open, order, limit } = closedLimit({ waiting: 3 });
  const a = ['a1', 'a2', 'a3'].map((name) => enqueue(name, { key: 'a' }));
  const b = enqueue('b1', { key: 'b' });
  const keyed = enqueue('known', { key: 'c', priority: 1 });
  expect(limit.size()).toEqual({ running: 1, waiting: 3 });
  expect(await a[2]).toBe('full');
  expect(await a[1]).toBe('full');
  const last = enqueue('d1', { key: 'd' });
  expect(await last).toBe('full');
  await open();
  expect(await Promise.all([a[0], b, keyed])).toEqual(['done', 'done', 'done']);
  expect(order).toEqual(['known', 'a1', 'b1']);
});

test('[ROB-02] a queue of higher priorities refuses a task of a lower one', async () => {
  const { enqueue, open } = closedLimit({ waiting: 1 });
  const prioritized = enqueue('known', { priority: 1 });
  expect(await enqueue('stranger')).toBe('full');
  await open();
  expect(await prioritized).toBe('done');
});

test('[ROB-02] a task that waits longer than its deadline is refused and never starts', async () => {
  const { enqueue, open, order, limit } = closedLimit({ deadlineMs: 1 });
  expect(await enqueue('late')).toBe('deadline');
  expect(limit.size()).toEqual({ running: 1, waiting: 0 });
  await open();
  expect(order).toEqual([]);
});

test('[ROB-02] a task leaves the queue when its caller disconnects', async () => {
  const { enqueue, open, order, limit } = closedLimit();
  const gone = new AbortController();
  const aborted = enqueue('left', { key: 'a', signal: gone.signal });
  const stayed = enqueue('stayed', { key: 'a' });
  gone.abort();
  expect(await aborted).toBe('aborted');
  expect(await enqueue('too late', { signal: gone.signal })).toBe('aborted');
  expect(limit.size()).toEqual({ running: 1, waiting: 1 });
  await open();
  await stayed;
  expect(order).toEqual(['stayed']);
});

test('work without a request is never refused', async () => {
  const { enqueue, limit, open } = closedLimit({ waiting: 1, deadlineMs: 1 });
  const done: number[] = [];
  const commands = [1, 2, 3].map((name) => limit(async () => done.push(name)));
  expect(await enqueue('late')).toBe('deadline');
  await open();
  await Promise.all(commands);
  expect(done).toEqual([1, 2, 3]);
});

test('every limit reports its running and waiting tasks', async () => {
  const { enqueue, open } = closedLimit();
  const waiting = enqueue('one');
  expect(concurrencyLimits.get('test')?.size()).toEqual({ running: 1, waiting: 1 });
  await open();
  await waiting;
});
