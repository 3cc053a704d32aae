import { sql } from 'kysely';
import pg from 'pg';
import type { JobResult, PgBoss } from 'pg-boss';
import { type Database, type Queries, runScript, runStatement } from '../db/database.ts';
import { Outage } from '../dependencies/outage.ts';
import { allJobs, type JobData, type JobName, periodicJobs } from './definitions.ts';
import { jobTotals } from './jobs.queries.ts';

/** Runs one job. The same job may run twice: a process may end before it is written down as done. */
export type Handler = (data: unknown) => Promise<unknown>;

type Item<Name extends JobName> = { key: string; data: JobData[Name]; runAt?: Date };

export type JobQueue = ReturnType<typeof createJobQueue>;

const jobsSchema = 'jobs';

/** SQLSTATE: another job with this key waits or runs. */
const uniqueViolation = '23505';

const stopMs = 20_000;
const batchSize = 10;
const year = 365 * 24 * 60 * 60;

const commonOptions = {
  retryBackoff: true,
  // A worker that is killed sends none any more, and its jobs run again.
  heartbeatSeconds: 60,
  expireInSeconds: 60 * 60,
  retentionSeconds: year,
};

/**
 * The queue of pg-boss in a schema of its own. It opens when it is first used: most commands need none. Only a queue
 * that works runs jobs, finds those of killed processes and enqueues periodic ones.
 */
export function createJobQueue(
  db: Database,
  { works = false, onError }: { works?: boolean; onError: (error: unknown) => void },
) {
  let opening: Promise<PgBoss> | undefined;

  function open(): Promise<PgBoss> {
    opening ??= create().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function create(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const run = (text: string, values?: unknown[]) =>
      values?.length ? runStatement(db, text, values) : runScript(db, text);
    const boss = new PgBoss({
      db: {
        executeSql: (text, values) => run(text, values).then((rows) => ({ rows }), reportOutage),
      },
      schema: jobsSchema,
      supervise: works,
      schedule: works,
      registerInstance: false,
      reindex: false,
      monitorVacuum: false,
      openTelemetry: { enabled: false },
    });
    // pg-boss reports copies of errors, without their class: outages of the database are reported above.
    boss.on('error', (error) => {
      if (!('service' in error)) onError(error);
    });
    // Of processes that start at the same time on a new database one makes the schema, and the others find it.
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = 0`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql<{ lock: string }>`
        select pg_advisory_xact_lock(hashtext(${jobsSchema}))::text as lock`.execute(tx);
      await boss.start();
      await defineQueues(boss);
    });
    return boss;
  }

  function reportOutage(error: unknown): never {
    if (error instanceof Outage) onError(error);
    throw error;
  }

  return {
    open,

    totals: () => jobTotals(db),

    /**
     * Enqueues in the caller's transaction. While a job with the same key waits or runs, the new one is dropped: a key
     * names the work, not the request for it.
     */
    async enqueue<Name extends JobName>(
      tx: Queries,
      name: Name,
      items: readonly Item<Name>[],
    ): Promise<void> {
      if (items.length === 0) return;
      const boss = await open();
      await boss.insert(
        name,
        items.map(({ key, data, runAt }) => ({
          singletonKey: key,
          data,
          ...(runAt && { startAfter: runAt }),
        })),
        {
          db: {
            executeSql: async (text, values) => ({ rows: await runStatement(tx, text, values) }),
          },
        },
      );
    },

    async work(name: string, handler: Handler, pollingIntervalSeconds: number): Promise<void> {
      const boss = await open();
      // While batches are full the next one follows at once.
      const options = { pollingIntervalSeconds, batchSize, burstWhenBatchFull: true } as const;
      await boss.work(name, { ...options, perJobResults: true }, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs)
          results.push(
            await handler(data).then(
              () => ({ id, status: 'completed' }),
              (error: unknown) => {
                onError(error);
                return { id, status: 'failed', output: { reason: reasonOf(error) } };
              },
            ),
          );
        return results;
      });
    },

    /** Makes a failed job run again; false if one with the same key waits or runs already. */
    async retry(name: string, id: string): Promise<boolean> {
      const boss = await open();
      return boss.retry(name, id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof pg.DatabaseError && error.code === uniqueViolation) return false;
          throw error;
        },
      );
    },

    async schedulePeriodic(): Promise<void> {
      const boss = await open();
      const stored = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const [name, cron] of Object.entries(periodicJobs))
        if (stored.get(name) !== cron)
          await boss.schedule(name, cron, null, { singletonKey: name, missed: 'once' });
    },

    /** Waits for the jobs that run. */
    async stop(): Promise<void> {
      if (opening) await (await opening).stop({ graceful: true, timeout: stopMs, close: false });
    },
  };
}

/** Class and code of the error alone: its message may name a person, and the row stays for a year. */
const reasonOf = (error: unknown) =>
  error instanceof Error
    ? [error.name, 'code' in error && error.code].filter(Boolean).join(' ')
    : typeof error;

async function defineQueues(boss: PgBoss): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, own] of Object.entries(allJobs)) {
    const options = { ...commonOptions, ...own };
    const queue = stored.get(name);
    if (!queue) await boss.createQueue(name, { policy: 'exclusive', ...options });
    else if (Object.entries(options).some(([key, value]) => Reflect.get(queue, key) !== value))
      await boss.updateQueue(name, options);
  }
}
