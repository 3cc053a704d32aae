import type { FastifyBaseLogger } from 'fastify';
import { requestLog } from '../http/requestLog.ts';
import { isFull, Outage, outageOf, type ServiceName } from './outage.ts';

export type Readiness = ReturnType<typeof createReadiness>;

type Options = {
  /** Each performs a small piece of real work, and rejects if the service fails. */
  checks: Record<ServiceName, () => Promise<unknown>>;
  logger: FastifyBaseLogger;
};

const deadlineMs = 3000;
const freshMs = 1000;
const checkEveryMs = 2000;
const fullHoldMs = 5000;

/** Tracks unavailable services: from errors of requests, and by checks until they are available again. */
export function createReadiness({ checks, logger }: Options) {
  const outages = new Map<ServiceName, { heldUntil: number }>();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  const running = new Map<ServiceName, Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function begin(outage: Outage) {
    const { service } = outage;
    if (!outages.has(service)) logger.warn(outage, outage.message);
    // A full disk may still accept a check's small write: an outage met by a request is kept for a while.
    outages.set(service, { heldUntil: isFull(outage) ? performance.now() + fullHoldMs : 0 });
    checkLater();
  }

  function end(service: ServiceName) {
    const outage = outages.get(service);
    if (!outage || outage.heldUntil > performance.now()) return;
    outages.delete(service);
    logger.warn(`The ${service} is available again.`);
  }

  function checkLater() {
    if (stopped) return;
    timer ??= setTimeout(async () => {
      timer = undefined;
      await check();
      if (outages.size > 0) checkLater();
    }, checkEveryMs);
    timer.unref();
  }

  function check(): Promise<void> {
    checking ??= checkAll().finally(() => {
      checking = undefined;
      checkedAt = performance.now();
    });
    return checking;
  }

  async function checkAll() {
    // The keys come from this record.
    const services = Object.keys(checks) as ServiceName[];
    await Promise.all(
      services.map(async (service) => {
        try {
          await withDeadline(ask(service));
          end(service);
        } catch (error) {
          begin(new Outage(service, error instanceof Outage ? error.cause : error));
        }
      }),
    );
  }

  /** A check that hangs is not started a second time: each one would hold a connection. */
  function ask(service: ServiceName): Promise<unknown> {
    const work = running.get(service) ?? checks[service]().finally(() => running.delete(service));
    running.set(service, work);
    return work;
  }

  return {
    /** The services that are unavailable now. Concurrent callers share one check. */
    async unavailable(): Promise<ServiceName[]> {
      if (checking || performance.now() - checkedAt > freshMs) await check();
      return [...outages.keys()].sort();
    },
    /** Logs an outage once, when it begins; every other error as an error. */
    report(error: unknown): Outage | undefined {
      const outage = outageOf(error);
      if (outage) begin(outage);
      else requestLog(logger).error(error);
      return outage;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

async function withDeadline(work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no response in time')), deadlineMs);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
