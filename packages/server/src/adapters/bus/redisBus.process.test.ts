import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startRedis } from '../../../../../tests/support/services.ts';
import type { Bus } from './bus.ts';
import { createRedisBus } from './redisBus.ts';

let redis: Awaited<ReturnType<typeof startRedis>>;
const open: Bus[] = [];
const lines: string[] = [];

// Long timeout: on a machine without redis-server, startRedis downloads it.
beforeAll(async () => {
  redis = await startRedis();
});

afterAll(() => redis.stop());

afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close();
  lines.length = 0;
});

/** A bus as another process would have it, with a count of its wake-ups. */
function join() {
  const bus = createRedisBus(redis.url, { log: (line) => lines.push(line) });
  open.push(bus);
  const seen = { wakeUps: 0 };
  bus.subscribe(() => seen.wakeUps++);
  return { bus, seen };
}

/** Waits for the first wake-up: every listener is woken once when its bus has subscribed. */
async function joined() {
  const member = join();
  await vi.waitFor(() => expect(member.seen.wakeUps).toBe(1), 5000);
  return member;
}

describe('the bus through Redis', () => {
  test('wakes the listeners of every process, each once', async () => {
    const [here, there] = [await joined(), await joined()];
    await here.bus.publish();
    await vi.waitFor(() => expect(there.seen.wakeUps).toBe(2), 5000);
    await there.bus.publish();
    await vi.waitFor(() => expect(here.seen.wakeUps).toBe(3), 5000);
    expect(there.seen.wakeUps).toBe(3);
  });

  test('[LOAD-01] names moved read marks to every process once', async () => {
    const [here, there] = [await joined(), await joined()];
    const marks = [{ personId: 'a', topicId: 'b' }];
    const heard: unknown[] = [];
    here.bus.subscribeReads((read) => heard.push(['here', read]));
    there.bus.subscribeReads((read) => heard.push(['there', read]));
    await here.bus.publishReads(marks);
    await vi.waitFor(() => expect(heard).toHaveLength(2), 5000);
    expect(heard).toEqual([
      ['here', marks],
      ['there', marks],
    ]);
    expect([here, there].map(({ seen }) => seen.wakeUps)).toEqual([1, 1]);
  });

  test('delivers what is published before the connection is established', async () => {
    const there = await joined();
    const here = join();
    await here.bus.publish();
    await vi.waitFor(() => expect(there.seen.wakeUps).toBe(2), 5000);
  });

  test('survives the loss of Redis and wakes every listener when it is back', async () => {
    const [here, there] = [await joined(), await joined()];
    await redis.kill();
    await here.bus.publish();
    expect(here.seen.wakeUps).toBe(2);
    expect(there.seen.wakeUps).toBe(1);
    await vi.waitFor(() => expect(lines.join('\n')).toContain('out of reach'), 5000);

    await redis.restart();
    await vi.waitFor(() => expect(there.seen.wakeUps).toBeGreaterThan(1), 120_000);
    await vi.waitFor(() => expect(lines).toContain('Redis is back.'), 120_000);
    const before = there.seen.wakeUps;
    await here.bus.publish();
    await vi.waitFor(() => expect(there.seen.wakeUps).toBeGreaterThan(before), 5000);
  });

  test('never logs the password, even a wrong one', async () => {
    const url = new URL(redis.url);
    const right = url.password;
    url.password = 'a-secret-of-another-club';
    const bus = createRedisBus(url.href, { log: (line) => lines.push(line) });
    open.push(bus);
    await vi.waitFor(() => expect(lines.join('\n')).toContain('out of reach'), 5000);
    await bus.publish();
    expect(lines.join('\n')).not.toContain(url.password);
    expect(lines.join('\n')).not.toContain(right);
  });

  test('logs nothing after it is closed', async () => {
    const [here, there] = [await joined(), await joined()];
    await there.bus.close();
    await here.bus.close();
    await here.bus.publish();
    expect({ here: here.seen.wakeUps, there: there.seen.wakeUps, lines }).toEqual({
      here: 1,
      there: 1,
      lines: [],
    });
  });
});
