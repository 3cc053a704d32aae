import { describe, expect, test } from 'vitest';
import { createProcessBus } from './processBus.ts';

describe('the bus inside one process', () => {
  test('wakes every listener once for each publication', async () => {
    const bus = createProcessBus();
    const woken = { first: 0, second: 0 };
    bus.subscribe(() => woken.first++);
    bus.subscribe(() => woken.second++);
    await bus.publish();
    await bus.publish();
    expect(woken).toEqual({ first: 2, second: 2 });
  });

  test('leaves out who unsubscribed, though the same listener is subscribed elsewhere', async () => {
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

  test('wakes nobody after it is closed', async () => {
    const bus = createProcessBus();
    let woken = 0;
    bus.subscribe(() => woken++);
    await bus.close();
    await bus.publish();
    expect(woken).toBe(0);
  });
});
