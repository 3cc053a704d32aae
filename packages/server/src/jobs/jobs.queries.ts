import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

/** What waits and what has failed, of all names. */
export type JobTotals = {
  waiting: number;
  failed: number;
  /** When the first of the failed ones failed. */
  failedAt: Date | null;
  /** When the oldest one that has not begun was to run. */
  dueAt: Date | null;
};

export type JobCounts = {
  name: string;
  waiting: number;
  failed: number;
  /** When the oldest one that has not begun was to run. */
  dueAt: Date | null;
  succeededAt: Date | null;
};

export type FailedJob = {
  id: string;
  name: string;
  tries: number;
  failedAt: Date;
  /** Class and code of the error. */
  reason: string;
};

/**
 * Those that are not tried any more, and whose work no later job has done. A table to join: in the filter of an aggregate
 * the database would read all completed jobs of the name again for each failed one.
 */
const failures = sql`(
  select name, id, completed_on as failed_at from jobs.job where state = 'failed' and not exists (
    select from jobs.job later where later.name = job.name and later.singleton_key = job.singleton_key
      and later.state = 'completed' and later.completed_on > job.completed_on)) failure`;

/** The queue makes its schema when it is first used. */
async function isMade(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass('jobs.job') is not null as made`.execute(db);
  return rows[0]?.made === true;
}

export async function jobTotals(db: Queries): Promise<JobTotals> {
  const none = { waiting: 0, failed: 0, failedAt: null, dueAt: null };
  if (!(await isMade(db))) return none;
  const { rows } = await sql<JobTotals>`
    select count(*) filter (where state <> 'failed')::int as waiting,
      count(failure.id)::int as failed, min(failed_at) as failed_at,
      min(start_after) filter (where state in ('created', 'retry')) as due_at
    from jobs.job left join ${failures} using (name, id)
    where state in ('created', 'retry', 'active', 'failed')`.execute(db);
  return rows[0] ?? none;
}

export async function jobCounts(db: Queries): Promise<JobCounts[]> {
  if (!(await isMade(db))) return [];
  const { rows } = await sql<JobCounts>`
    select name, count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting,
      count(failure.id)::int as failed,
      min(start_after) filter (where state in ('created', 'retry')) as due_at,
      max(completed_on) filter (where state = 'completed') as succeeded_at
    from jobs.job left join ${failures} using (name, id) group by name`.execute(db);
  return rows;
}

/** The newest first. */
export async function failedJobs(db: Queries): Promise<FailedJob[]> {
  if (!(await isMade(db))) return [];
  const { rows } = await sql<FailedJob>`
    select id, name, retry_count + 1 as tries, failed_at,
      coalesce(output ->> 'reason', '') as reason
    from jobs.job join ${failures} using (name, id) order by failed_at desc, id`.execute(db);
  return rows;
}

/** Keys of the files that wait for their deletion, or whose job has failed; no row points to them any more. */
export async function waitingDeletions(db: Queries): Promise<string[]> {
  if (!(await isMade(db))) return [];
  const { rows } = await sql<{ key: string }>`
    select distinct data->>'key' as key from jobs.job
    where name = 'deleteFile' and state in ('created', 'retry', 'active', 'failed')
    order by 1`.execute(db);
  return rows.map(({ key }) => key);
}
