import { startPaymentWorker } from '../modules/checkout/index.ts';
import { cleanUpTemporary } from '../modules/media/processing/index.ts';
import type { Services } from '../services.ts';
import { allJobs, periodicJobs } from './definitions.ts';
import { handlers } from './handlers.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How often a worker looks for jobs for which nobody has woken it, in seconds. */
const pollingInterval = { enqueued: 2, periodic: 20 };

export type AnyJob = keyof typeof allJobs;

/** Runs a job with the data with which it was enqueued. */
const runJob = (services: Services, name: AnyJob, data: unknown): Promise<unknown> => {
  // The queue returns what `enqueue` has taken, whose types are those of the handlers.
  const handle = handlers[name] as (all: Services, data: unknown) => Promise<unknown>;
  // One that throws at once has failed like one that rejects.
  return Promise.resolve().then(() => handle(services, data));
};

/** Runs jobs, the next steps of open payments, and the removal of files that a crash has left on this machine. */
export async function startJobs(
  services: Services,
  jobServices: Services,
  intervals = pollingInterval,
) {
  const { jobs, uploadFolder, onError } = services;
  const paymentWorker = startPaymentWorker(services);
  // The folder belongs to this machine: a job would remove the files of the one that happens to run it.
  const removeTemporary = () => void cleanUpTemporary(uploadFolder, dayMs).catch(onError);
  const hourly = setInterval(removeTemporary, hourMs);
  removeTemporary();
  // The names come from this record.
  for (const name of Object.keys(allJobs) as AnyJob[])
    await jobs.work(
      name,
      (data) => runJob(jobServices, name, data),
      name in periodicJobs ? intervals.periodic : intervals.enqueued,
    );
  await jobs.schedulePeriodic();
  return {
    stop() {
      paymentWorker.stop();
      clearInterval(hourly);
    },
  };
}
