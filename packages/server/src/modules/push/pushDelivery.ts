import type { PushOutcome } from '../../adapters/web-push/index.ts';
import type { Services } from '../../services.ts';
import {
  claimDeliveries,
  type Delivery,
  dropBrowsers,
  type Ended,
  endLeases,
} from './deliveries.queries.ts';
import { noticesFor, type PushNotice } from './notices.ts';
import { lifetimes } from './notifiableEvents.ts';

const retryDelaysSeconds = [30, 120, 600, 1800, 3600];

/** Seconds until the next attempt, growing with the number of attempts. */
const retryDelay = (attempts: number) =>
  retryDelaysSeconds[Math.min(attempts, retryDelaysSeconds.length) - 1] ?? 0;

/**
 * Sends due notifications, to each push service as many at a time as `claimDeliveries` allows. An unavailable one is
 * not called for a while. `onRoom` is called when a call has ended, and others can take its place.
 */
export function createDeliverer(services: Services, onRoom: () => void) {
  const { db, config, metrics } = services;
  const results = metrics.counter('homestand_push_results_total', 'Results of the push services.', [
    'result',
  ]);
  const awayUntil = new Map<string, number>();
  const running = new Map<string, number>();
  const sending = new Set<Promise<void>>();
  let ended: Ended[] = [];
  let gone: Buffer[] = [];

  /** Stores what has ended, and begins what there is room for. True if it began something. */
  async function deliver(): Promise<boolean> {
    await storeEnded();
    const deliveries = await claimDeliveries(db, running);
    const notices = await noticesFor(db, deliveries, config.club);
    for (const delivery of deliveries) begin(delivery, notices.get(delivery));
    return deliveries.length > 0;
  }

  function begin(delivery: Delivery, notice: PushNotice | undefined): void {
    const { host } = delivery;
    running.set(host, (running.get(host) ?? 0) + 1);
    // After an error the lease expires, and the delivery is tried again.
    const call = sendNotice(delivery, notice)
      .catch((error: unknown) => services.onError(error))
      .finally(() => {
        running.set(host, (running.get(host) ?? 1) - 1);
        sending.delete(call);
        onRoom();
      });
    sending.add(call);
  }

  async function storeEnded(): Promise<void> {
    const [toEnd, toDrop] = [ended, gone];
    [ended, gone] = [[], []];
    if (toEnd.length > 0) await endLeases(db, toEnd);
    if (toDrop.length > 0) await dropBrowsers(db, toDrop);
  }

  const finish = (delivery: Delivery, quiet: number) =>
    ended.push({ delivery, isDone: true, seconds: quiet });
  const postpone = (delivery: Delivery, pause: number) =>
    ended.push({ delivery, isDone: false, seconds: pause });

  async function sendNotice(delivery: Delivery, notice: PushNotice | undefined): Promise<void> {
    const lifetime = notice && secondsLeft(delivery, lifetimes[notice.kind]);
    if (!notice || !lifetime || !services.push) {
      finish(delivery, 0);
      return;
    }
    const { host } = new URL(delivery.endpoint);
    const remainingSeconds = ((awayUntil.get(host) ?? 0) - Date.now()) / 1000;
    if (remainingSeconds > 0) {
      postpone(delivery, remainingSeconds);
      return;
    }
    const outcome = await services.push.send({
      endpoint: delivery.endpoint,
      keys: { p256dh: delivery.p256dh, auth: delivery.auth },
      payload: JSON.stringify(notice),
      tag: notice.tag,
      lifetime,
    });
    note(delivery, outcome, host);
  }

  function note(delivery: Delivery, outcome: PushOutcome, host: string): void {
    results.inc({ result: outcome.state });
    services.externalHealth.note('push', outcome.state !== 'away' && outcome.state !== 'refused');
    switch (outcome.state) {
      case 'taken':
        finish(delivery, config.push.quiet);
        return;
      case 'gone':
        gone.push(delivery.endpointHash);
        return;
      case 'refused':
        // The endpoint URL is a secret: whoever knows it can send to the browser.
        services.onError(
          new Error(`The push service ${host} refused a notice: ${outcome.status}.`),
        );
        finish(delivery, 0);
        return;
      case 'away':
      case 'busy': {
        const pause = Math.max(outcome.retryAfter ?? 0, retryDelay(delivery.attempts));
        if (outcome.state === 'away') awayUntil.set(host, Date.now() + pause * 1000);
        postpone(delivery, pause);
      }
    }
  }

  return {
    deliver,
    /** Waits for the calls that run, and stores their results. */
    async settle() {
      await Promise.all(sending);
      await storeEnded();
    },
  };
}

function secondsLeft({ createdAt }: Delivery, lifetime: number): number {
  const age = createdAt ? (Date.now() - createdAt.getTime()) / 1000 : lifetime;
  return Math.max(0, Math.ceil(lifetime - age));
}
