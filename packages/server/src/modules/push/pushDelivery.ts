import type { PushOutcome } from '../../adapters/web-push/index.ts';
import type { Services } from '../../services.ts';
import {
  claimDeliveries,
  type Delivery,
  dropBrowser,
  finishDelivery,
  postponeDelivery,
} from './deliveries.queries.ts';
import { noticesFor, type PushNotice } from './notices.ts';
import { lifetimes } from './notifiableEvents.ts';

const atOnce = 50;
const retryDelaysSeconds = [30, 120, 600, 1800, 3600];

/** Seconds until the next attempt, growing with the number of attempts. */
const retryDelay = (attempts: number) =>
  retryDelaysSeconds[Math.min(attempts, retryDelaysSeconds.length) - 1] ?? 0;

/** Sends due notifications. An unavailable push service is not called for a while. */
export function createDeliverer(services: Services) {
  const { db, config, metrics } = services;
  const results = metrics.counter('homestand_push_results_total', 'Results of the push services.', [
    'result',
  ]);
  const awayUntil = new Map<string, number>();

  /** True if there were deliveries. */
  async function deliver(): Promise<boolean> {
    const deliveries = await claimDeliveries(db, atOnce);
    const notices = await noticesFor(db, deliveries, config.club);
    await Promise.all(
      deliveries.map((delivery) =>
        sendNotice(delivery, notices.get(delivery)).catch((error: unknown) =>
          services.onError(error),
        ),
      ),
    );
    return deliveries.length > 0;
  }

  async function sendNotice(delivery: Delivery, notice: PushNotice | undefined): Promise<void> {
    const lifetime = notice && secondsLeft(delivery, lifetimes[notice.kind]);
    if (!notice || !lifetime || !services.push) return finishDelivery(db, delivery, 0);
    const { host } = new URL(delivery.endpoint);
    const remainingSeconds = ((awayUntil.get(host) ?? 0) - Date.now()) / 1000;
    if (remainingSeconds > 0) return postponeDelivery(db, delivery, remainingSeconds);
    const outcome = await services.push.send({
      endpoint: delivery.endpoint,
      keys: { p256dh: delivery.p256dh, auth: delivery.auth },
      payload: JSON.stringify(notice),
      tag: notice.tag,
      lifetime,
    });
    await write(delivery, outcome, host);
  }

  async function write(delivery: Delivery, outcome: PushOutcome, host: string): Promise<void> {
    results.inc({ result: outcome.state });
    services.externalHealth.note('push', outcome.state !== 'away' && outcome.state !== 'refused');
    switch (outcome.state) {
      case 'taken':
        return finishDelivery(db, delivery, config.push.quiet);
      case 'gone':
        return dropBrowser(db, delivery.endpointHash);
      case 'refused':
        // The endpoint URL is a secret: whoever knows it can send to the browser.
        services.onError(
          new Error(`The push service ${host} refused a notice: ${outcome.status}.`),
        );
        return finishDelivery(db, delivery, 0);
      case 'away':
      case 'busy': {
        const pause = Math.max(outcome.retryAfter ?? 0, retryDelay(delivery.attempts));
        if (outcome.state === 'away') awayUntil.set(host, Date.now() + pause * 1000);
        return postponeDelivery(db, delivery, pause);
      }
    }
  }

  return deliver;
}

function secondsLeft({ createdAt }: Delivery, lifetime: number): number {
  const age = createdAt ? (Date.now() - createdAt.getTime()) / 1000 : lifetime;
  return Math.max(0, Math.ceil(lifetime - age));
}
