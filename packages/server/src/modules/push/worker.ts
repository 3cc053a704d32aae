import type { Services } from '../../services.ts';
import { enqueueDeliveries } from './enqueueDeliveries.queries.ts';
import { createDeliverer } from './pushDelivery.ts';

/** What is due later, and what a wake-up that was lost would have said. */
const lookAnywayAfter = 2000;

/** Nobody notices it, and what is said in one breath is one piece of work. */
const breath = 100;

export type PushWorker = { stop(): Promise<void> };

/** Tells browsers of news as long as the server runs. Any process may do it; each piece of news is told by one. */
export function startPushWorker(services: Services): PushWorker {
  const { bus, onError } = services;
  const deliver = createDeliverer(services);
  let wanted = false;
  let stopped = false;
  let working: Promise<void> | undefined;
  let soon: NodeJS.Timeout | undefined;

  function look() {
    wanted = true;
    if (!stopped) working ??= work();
  }

  function lookSoon() {
    soon ??= setTimeout(() => {
      soon = undefined;
      look();
    }, breath);
  }

  async function work(): Promise<void> {
    try {
      while (wanted && !stopped) {
        wanted = false;
        const [more, told] = [await enqueueDeliveries(services), await deliver()];
        if (more || told) wanted = true;
      }
    } catch (error) {
      onError(error);
    } finally {
      working = undefined;
    }
  }

  const unsubscribe = bus.subscribe(lookSoon);
  const timer = setInterval(look, lookAnywayAfter);
  timer.unref();
  look();

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearTimeout(soon);
      unsubscribe();
      await working;
    },
  };
}
