import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

type Sample = { labels?: Record<string, string>; value: number };

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The process's metrics. Each module registers its own. Label values come from a fixed set (operations,
 * states, queues), never from a request: each value is a separate time series.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];

  /** A gauge that is read on each scrape. */
  function gauge(name: string, help: string, labelNames: string[], read: () => Sample[]): void {
    new Gauge({
      name,
      help,
      registers,
      labelNames,
      collect() {
        write(this, read());
      },
    });
  }

  /**
   * A gauge read from the database at most once per `cacheMs`. It has no value while the database is
   * unavailable.
   */
  function sampledGauge(
    name: string,
    help: string,
    labelNames: string[],
    read: () => Promise<Sample[]>,
  ): void {
    const sample = cached(read);
    new Gauge({
      name,
      help,
      registers,
      labelNames,
      async collect() {
        const samples = await sample();
        write(this, samples);
        // After a reset, a gauge without labels has the value 0.
        if (samples.length === 0 && labelNames.length === 0) this.remove();
      },
    });
  }

  function counter(name: string, help: string, labelNames: string[] = []): Counter {
    const existing = registry.getSingleMetric(name);
    if (existing instanceof Counter) return existing;
    return new Counter({ name, help, registers, labelNames });
  }

  const requests = new Histogram({
    name: 'homestand_request_duration_seconds',
    help: 'Answered requests by operation of the contract and status.',
    registers,
    labelNames: ['operation', 'status'],
    buckets: durations,
  });

  return {
    gauge,
    sampledGauge,
    counter,
    observeRequest: (operation: string, status: string, seconds: number) =>
      requests.observe({ operation, status }, seconds),
    /** Starts observing processor time, memory and event-loop delay. */
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

function write(gauge: Gauge, samples: Sample[]): void {
  gauge.reset();
  for (const { labels = {}, value } of samples) gauge.set(labels, value);
}

const cacheMs = 30_000;
const sampleTimeoutMs = 2_000;

function cached(read: () => Promise<Sample[]>): () => Promise<Sample[]> {
  let last: Sample[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      last = await read();
      readAt = performance.now();
    } catch {
      // Database failures have their own metrics and log lines.
      last = [];
    } finally {
      reading = undefined;
    }
  }

  return async () => {
    if (performance.now() - readAt < cacheMs) return last;
    reading ??= refresh();
    // The other metrics must not wait for a database that does not respond.
    const timeout = new AbortController();
    const late = sleep(sampleTimeoutMs, [], { signal: timeout.signal }).catch(() => []);
    const samples = await Promise.race([reading.then(() => last), late]);
    timeout.abort();
    return samples;
  };
}
