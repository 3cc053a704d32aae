import { minuteOf } from '@homestand/api-client/day';
import { allJobs, periodicJobs } from '../jobs/definitions.ts';
import { failedJobs, jobCounts } from '../jobs/jobs.queries.ts';
import { createJobQueue } from '../jobs/queue.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { textTable } from './textTable.ts';

const words = messages.jobs;

/** Counts of each kind of job, then every failed one. */
export async function listJobs(
  { db }: OpenClub,
  _input: InputOf<'jobs list'>,
  { out }: Surroundings,
): Promise<void> {
  const counts = new Map((await jobCounts(db)).map((count) => [count.name, count]));
  const rows = Object.keys(allJobs).map((name) => {
    const count = counts.get(name);
    return [
      name,
      name in periodicJobs ? words.periodic : words.enqueued,
      count?.waiting ?? 0,
      count?.failed ?? 0,
      count?.dueAt ? minuteOf(count.dueAt) : words.none,
      count?.succeededAt ? minuteOf(count.succeededAt) : words.none,
    ];
  });
  out(textTable([words.headings, ...rows]));
  const failed = await failedJobs(db);
  if (failed.length === 0) return out(`\n${words.noneFailed}`);
  const lines = failed.map(({ id, name, tries, failedAt, reason }) => [
    ...[id, name, tries, minuteOf(failedAt), reason],
  ]);
  out(`\n${textTable([words.failedHeadings, ...lines])}\n${words.howToRetry}`);
}

/** The server runs them within seconds; without one they run at its next start. */
export async function retryJobs(
  { db, onError }: OpenClub,
  { options: { job } }: InputOf<'jobs retry'>,
  { out }: Surroundings,
): Promise<void> {
  const failed = (await failedJobs(db)).filter(({ id }) => job === undefined || id === job);
  if (failed.length === 0) throw new Refusal(words.noneFailed.trimEnd());
  const jobs = createJobQueue(db, { onError });
  let retried = 0;
  try {
    for (const { name, id } of failed) if (await jobs.retry(name, id)) retried += 1;
  } finally {
    await jobs.stop();
  }
  out(words.retried(retried));
  if (retried < failed.length) out(words.waitAlready(failed.length - retried));
}
