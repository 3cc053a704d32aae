import { createHmac } from 'node:crypto';
import type { JsonObject } from '@homestand/server/stand-in-support';
import { newId } from './responses.ts';
import type { Delivery, State } from './state.ts';

type Options = {
  url: string;
  secret: string;
  state: State;
  save(): Promise<void>;
  log(line: string): void;
  now: () => number;
  /** Pauses before each further attempt; after the last one the event is dropped. */
  retryPauses: number[];
};

/** Sends signed webhook events. Events are stored in the state until they are delivered. */
export function createWebhooks({ url, secret, state, save, log, now, retryPauses }: Options) {
  const onTheWay = new Set<Delivery>();
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let waiting: (() => void)[] = [];
  let isHeld = false;
  let copies = 1;

  /** Queues an event. `flush` sends it after the state change that caused it is saved. */
  function announce(type: string, reason: string | null, data: JsonObject | null) {
    const eventId = newId();
    const createdAt = new Date(now()).toISOString();
    const event = { id: eventId, type, resource: 'event', created_at: createdAt, reason, data };
    state.deliveries.push({ eventId, type, body: JSON.stringify(event), attempts: 0 });
  }

  function flush() {
    if (isHeld || closing.signal.aborted) return;
    for (const delivery of state.deliveries) {
      if (onTheWay.has(delivery)) continue;
      deliver(delivery).catch(() => log(`webhook ${delivery.type} not saved`));
    }
  }

  async function deliver(delivery: Delivery) {
    onTheWay.add(delivery);
    let isTaken = false;
    for (let copy = 0; copy < copies; copy += 1) isTaken = (await post(delivery)) || isTaken;
    if (closing.signal.aborted) return;
    const pause = retryPauses[delivery.attempts];
    delivery.attempts += 1;
    if (!isTaken && pause !== undefined) {
      await save();
      retryAfter(pause, delivery);
      return;
    }
    if (!isTaken) log(`webhook ${delivery.type} dropped after ${delivery.attempts} tries`);
    state.deliveries = state.deliveries.filter((other) => other !== delivery);
    onTheWay.delete(delivery);
    await save();
    wakeWaiting();
  }

  function retryAfter(pause: number, delivery: Delivery) {
    const timer = setTimeout(() => {
      timers.delete(timer);
      onTheWay.delete(delivery);
      flush();
    }, pause);
    timers.add(timer);
  }

  async function post({ type, body }: Delivery): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(10_000)]),
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Komoju-Webhook',
          'X-Komoju-ID': newId(),
          'X-Komoju-Event': type,
          'X-Komoju-Signature': createHmac('sha256', secret).update(body).digest('hex'),
        },
        body,
      });
      await response.arrayBuffer();
      log(`webhook ${type}: response ${response.status}`);
      return response.ok;
    } catch {
      log(`webhook ${type}: no response`);
      return false;
    }
  }

  function wakeWaiting() {
    if (state.deliveries.length > 0) return;
    for (const wake of waiting) wake();
    waiting = [];
  }

  const controls = {
    /** Holds events back until `release`. */
    hold() {
      isHeld = true;
    },
    /** Sends the held events one after the other in this order, and stops holding. */
    async release(order: 'as happened' | 'reversed' = 'as happened') {
      const held = state.deliveries.filter((delivery) => !onTheWay.has(delivery));
      for (const delivery of order === 'reversed' ? held.reverse() : held) await deliver(delivery);
      isHeld = false;
      flush();
    },
    /** From now on, sends every event this many times. */
    duplicate(times: number) {
      copies = times;
    },
    /** Resolves once every event is delivered or dropped. */
    async settled() {
      if (state.deliveries.length > 0) await new Promise<void>((wake) => waiting.push(wake));
    },
    ping() {
      announce('ping', null, null);
      flush();
    },
  };

  function close() {
    closing.abort();
    for (const timer of timers) clearTimeout(timer);
  }

  return { announce, flush, controls, close };
}
