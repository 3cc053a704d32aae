import type { Services } from '../../services.ts';
import { createDeliverer } from './deliver.ts';
import { spread } from './spread.ts';

/** What is due later, and what a wake-up that was lost would have said. */
const lookAnywayAfter = 2000;

export type PushWorker = { stop(): Promise<void> };

/** Tells browsers of news as long as the server runs. Any process may do it; each piece of news is told by one. */
export function startPushWorker(services: Services): PushWorker {
  const { bus, onError } = services;
  const deliver = createDeliverer(services);
  let wanted = false;
  let stopped = false;
  let working: Promise<void> | undefined;

  function look() {
    wanted = true;
    if (!stopped) working ??= work();
  }

  async function work(): Promise<void> {
    try {
      while (wanted && !stopped) {
        wanted = false;
        const [more, told] = [await spread(services), await deliver()];
        if (more || told) wanted = true;
      }
    } catch (error) {
      onError(error);
    } finally {
      working = undefined;
    }
  }

  const unsubscribe = bus.subscribe(look);
  const timer = setInterval(look, lookAnywayAfter);
  timer.unref();
  look();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      unsubscribe();
      await working;
    },
  };
}
