import { describe, expect, test } from 'vitest';
import { createProcessBus } from './processBus.ts';

describe('the bus within one process', () => {
  test('wakes every listener once for each publication', async () => {
    const bus = createProcessBus();
    const woken = { first: 0, second: 0 };
    bus.subscribe(() => woken.first++);
    bus.subscribe(() => woken.second++);
    await bus.publish();
    await bus.publish();
    expect(woken).toEqual({ first: 2, second: 2 });
  });

  test('does not wake an unsubscribed listener, even if another subscription of it remains', async () => {
    const bus = createProcessBus();
    let woken = 0;
    const listener = () => {
      woken++;
    };
    const unsubscribe = bus.subscribe(listener);
    bus.subscribe(listener);
    unsubscribe();
    await bus.publish();
    expect(woken).toBe(1);
  });

  test('wakes no listener after it is closed', async () => {
    const bus = createProcessBus();
    let woken = 0;
    bus.subscribe(() => woken++);
    await bus.close();
    await bus.publish();
    expect(woken).toBe(0);
  });
});
