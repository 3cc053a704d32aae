import type { Services } from '../../services.ts';
import { enqueueDeliveries } from './enqueueDeliveries.queries.ts';
import { createDeliverer } from './pushDelivery.ts';

/** Poll interval for postponed deliveries and lost wake-ups, in milliseconds. */
const pollIntervalMs = 2000;

/** Delay that collects events in quick succession into one pass, in milliseconds; users do not notice it. */
const collectDelayMs = 100;

export type PushWorker = { stop(): Promise<void> };

/** Sends notifications while the server runs. Every process does; a lease assigns each delivery to one. */
export function startPushWorker(services: Services): PushWorker {
  const { bus, onError } = services;
  const deliver = createDeliverer(services);
  let runRequested = false;
  let stopped = false;
  let working: Promise<void> | undefined;
  let soon: NodeJS.Timeout | undefined;

  function look() {
    runRequested = true;
    if (!stopped) working ??= work();
  }

  function lookSoon() {
    soon ??= setTimeout(() => {
      soon = undefined;
      look();
    }, collectDelayMs);
  }

  async function work(): Promise<void> {
    try {
      while (runRequested && !stopped) {
        runRequested = false;
        const [more, sent] = [await enqueueDeliveries(services), await deliver()];
        if (more || sent) runRequested = true;
      }
    } catch (error) {
      onError(error);
    } finally {
      working = undefined;
    }
  }

  const unsubscribe = bus.subscribe(lookSoon);
  const timer = setInterval(look, pollIntervalMs);
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
