import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Bus, ReadMark } from './bus.ts';
import { createProcessBus } from './processBus.ts';

type Log = (line: string) => void;

const channel = 'homestand';
const readsChannel = 'homestand reads';
const options = {
  autoResubscribe: false,
  commandTimeout: 1000,
  // Without an offline queue, commands fail at once while Redis is unavailable: no request waits for it.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 2000),
};

export function createRedisBus(redisUrl: string, { log }: { log: Log }): Bus {
  const local = createProcessBus();
  const name = randomUUID();
  const publisher = new Redis(redisUrl, options);
  const subscriber = new Redis(redisUrl, options);
  let publishPending = false;
  let closed = false;

  async function notifyOtherProcesses(): Promise<void> {
    try {
      await publisher.publish(channel, name);
      publishPending = false;
    } catch (error) {
      if (!closed && !publishPending)
        log(`Redis could not be notified of new events: ${describe(error)}`);
      publishPending = true;
    }
  }

  function receiveReads(text: string): void {
    // Published by publishReads, in a process of this version.
    const { sender, marks } = JSON.parse(text) as { sender: string; marks: ReadMark[] };
    if (sender !== name) void local.publishReads(marks);
  }

  async function listen(): Promise<void> {
    try {
      await subscriber.subscribe(channel, readsChannel);
      // Wake-ups published before the subscription are lost: wake the local listeners once, so that they read
      // again.
      await local.publish();
    } catch (error) {
      // A lost connection subscribes again on its next `ready` event.
      if (closed || subscriber.status !== 'ready') return;
      log(`Redis subscription failed: ${describe(error)}`);
      setTimeout(() => void listen(), 5000).unref();
    }
  }

  subscriber.on('message', (from, text) => {
    if (from === readsChannel) receiveReads(text);
    else if (text !== name) void local.publish();
  });
  subscriber.on('ready', () => void listen());
  publisher.on('ready', () => publishPending && void notifyOtherProcesses());
  reportLoss(publisher, log);
  // Both connections fail for the same reasons; only the publisher's errors are logged.
  subscriber.on('error', () => {});

  return {
    subscribe: local.subscribe,
    async publish() {
      await local.publish();
      await notifyOtherProcesses();
    },
    subscribeReads: local.subscribeReads,
    async publishReads(marks) {
      await local.publishReads(marks);
      // Lost while Redis is unavailable: the event hubs of the other processes look for moved marks now and then.
      await publisher
        .publish(readsChannel, JSON.stringify({ sender: name, marks }))
        .catch(() => {});
    },
    async check() {
      await publisher.ping();
      if (subscriber.status !== 'ready') throw new Error('Redis is not subscribed');
    },
    async close() {
      closed = true;
      await local.close();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function reportLoss(redis: Redis, log: Log): void {
  let lost = false;
  redis.on('error', (error) => {
    if (!lost) log(`Redis is out of reach: ${describe(error)}`);
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) log('Redis is back.');
    lost = false;
  });
}

// Only the error code or message: the error object may hold the AUTH command with its password.
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}
