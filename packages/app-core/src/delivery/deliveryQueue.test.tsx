import { NetworkError } from '@homestand/api-client';
import { expect, test, vi } from 'vitest';
import { createDeliveryQueue } from './deliveryQueue';

test('wake() during a pass that fails for the network starts the next pass at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
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
  } finally {
    vi.useRealTimers();
  }
});
