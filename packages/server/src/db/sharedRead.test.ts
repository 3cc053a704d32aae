import { expect, test } from 'vitest';
import { createSharedRead } from './sharedRead.ts';

function createLoads() {
  const loads: { keys: readonly number[]; finish: PromiseWithResolvers<readonly number[]> }[] = [];
  const read = createSharedRead((keys: readonly number[]) => {
    const finish = Promise.withResolvers<readonly number[]>();
    loads.push({ keys, finish });
    return finish.promise;
  });
  return { loads, read };
}

test('[STOCK-18] calls that come during two reads share the next one, which begins after all of them', async () => {
  const { loads, read } = createLoads();
  const keysOf = () => loads.map(({ keys }) => keys);
  const results = [1, 2, 3, 4].map(read);
  expect(keysOf()).toEqual([[1], [2]]);
  // The first one is not answered at all: the others do not wait for it.
  loads[1]?.finish.resolve([20]);
  expect(await results[1]).toBe(20);
  expect(keysOf()).toEqual([[1], [2], [3, 4]]);
  const later = read(5);
  loads[2]?.finish.resolve([30, 40]);
  expect(await Promise.all(results.slice(1))).toEqual([20, 30, 40]);
  loads[3]?.finish.resolve([50]);
  expect(await later).toBe(50);
  loads[0]?.finish.resolve([10]);
  expect(await results[0]).toBe(10);
});

test('[STOCK-18] a read that fails says so to its own calls alone, and the next one is made', async () => {
  const { loads, read } = createLoads();
  const [failed, , next] = [1, 2, 3].map(read);
  loads[0]?.finish.reject(new Error('lost'));
  await expect(failed).rejects.toThrow('lost');
  loads[2]?.finish.resolve([30]);
  expect(await next).toBe(30);
});
