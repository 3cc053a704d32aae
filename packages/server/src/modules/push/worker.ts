import type { Services } from '../../services.ts';
import { enqueueDeliveries } from './enqueueDeliveries.queries.ts';
import { createDeliverer } from './pushDelivery.ts';

/** Poll interval for postponed deliveries and lost wake-ups, in milliseconds. */
const pollIntervalMs = 2000;

/** Delay that collects events in quick succession into one pass, in milliseconds; users do not notice it. */
const collectEventsMs = 100;

/** Delay that collects calls that have ended, so that the next ones begin with one statement. */
const collectCallsMs = 20;

export type PushWorker = { stop(): Promise<void> };

/** Sends notifications while the server runs. Every process does; a lease assigns each delivery to one. */
export function startPushWorker(services: Services): PushWorker {
  const { bus, onError } = services;
  const deliverer = createDeliverer(services, () => delivering.runSoon());
  const delivering = repeating(deliverer.deliver, { delayMs: collectCallsMs, onError });
  const enqueuing = repeating(
    async () => {
      const isMore = await enqueueDeliveries(services);
      if (isMore) delivering.run();
      return isMore;
    },
    { delayMs: collectEventsMs, onError },
  );

  const unsubscribe = bus.subscribe(enqueuing.runSoon);
  const timer = setInterval(look, pollIntervalMs);
  timer.unref();
  look();

  function look() {
    enqueuing.run();
    delivering.run();
  }

  return {
    async stop() {
      clearInterval(timer);
      unsubscribe();
      await Promise.all([enqueuing.stop(), delivering.stop()]);
      await deliverer.settle().catch(onError);
    },
  };
}

/** Runs some work, one at a time, again while it returns true, or was asked for meanwhile. */
function repeating(
  work: () => Promise<boolean>,
  { delayMs, onError }: { delayMs: number; onError: (error: unknown) => void },
) {
  let isAskedFor = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  let soon: NodeJS.Timeout | undefined;

  function run() {
    isAskedFor = true;
    if (!stopped) running ??= repeat();
  }

  async function repeat(): Promise<void> {
    try {
      while (isAskedFor && !stopped) {
        isAskedFor = false;
        if (await work()) isAskedFor = true;
      }
    } catch (error) {
      onError(error);
    } finally {
      running = undefined;
    }
  }

  return {
    run,
    runSoon() {
      soon ??= setTimeout(() => {
        soon = undefined;
        run();
      }, delayMs);
    },
    async stop() {
      stopped = true;
      clearTimeout(soon);
      await running;
    },
  };
}
