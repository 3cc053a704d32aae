import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

test('runs no more at once than it may, in order, and goes on after a failure', async () => {
  const queue = createQueue(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, number) =>
      queue(async () => {
        begun.push(number);
        running += 1;
        most = Math.max(most, running);
        await wait(3);
        running -= 1;
        if (number % 3 === 0) throw new Error('failed');
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(await queue(async () => 'free')).toBe('free');
});
