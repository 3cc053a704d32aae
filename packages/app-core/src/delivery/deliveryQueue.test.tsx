import { NetworkError } from '@homestand/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeliveryQueue } from './deliveryQueue';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

test('[NET-05] after many failures wake() begins with short pauses again', async () => {
  const deliver = vi.fn(async () => {
    throw new NetworkError('unreachable');
  });
  const onRest = vi.fn();
  const queue = createDeliveryQueue('test', deliver, onRest);
  queue.wake();
  for (let failures = 1; failures <= 6; failures++) {
    await vi.waitFor(() => expect(onRest).toHaveBeenCalledTimes(failures));
    vi.advanceTimersByTime(30_000);
  }
  await vi.waitFor(() => expect(onRest).toHaveBeenCalledTimes(7));
  queue.wake();
  await vi.waitFor(() => expect(onRest).toHaveBeenCalledTimes(8));
  vi.advanceTimersByTime(2000);
  await vi.waitFor(() => expect(onRest).toHaveBeenCalledTimes(9));
});

test('wake() during a pass that fails for the network starts the next pass at once', async () => {
  let begun = 0;
  let fail: (error: unknown) => void = () => {};
  const queue = createDeliveryQueue('test', async () => {
    begun++;
    if (begun === 1)
      await new Promise((_, reject) => {
        fail = reject;
      });
  });
  queue.wake();
  await vi.waitFor(() => expect(begun).toBe(1));
  queue.wake();
  fail(new NetworkError('timeout'));
  // The next pass starts without a timer delay.
  await vi.waitFor(() => {
    vi.advanceTimersByTime(0);
    expect(begun).toBe(2);
  });
});
