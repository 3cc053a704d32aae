/** What a job of each name has to know. */
export type JobData = {
  callOffOrder: {
    orderId: string;
    productId: number;
    /** Who called the product off. */
    staff: { id: string; sessionId: string };
  };
  deleteFile: { key: string };
  makeAvif: { name: string; width: number };
  notifyOfHero: { matchId: number; kind: 'winningPitcher' | 'hero'; playerId: number };
  notifyOfCallOff: { callOffId: string };
};

export type JobName = keyof JobData;

/** How often a job is tried, and how long its row stays. The times are in seconds. */
export type JobOptions = {
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  deleteAfterSeconds: number;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Tried for about four weeks, and kept after that, so that it can be tried again. */
const untilDone: JobOptions = {
  retryLimit: 120,
  retryDelay: 5,
  retryDelayMax: 6 * hour,
  deleteAfterSeconds: 365 * day,
};

/** Without it there is a larger file; a later request asks for it again. */
const untilAskedAgain: JobOptions = {
  retryLimit: 3,
  retryDelay: minute,
  retryDelayMax: 10 * minute,
  deleteAfterSeconds: 7 * day,
};

/** Jobs that are enqueued with the change or the request that asks for them. */
const enqueuedJobs: Record<JobName, JobOptions> = {
  callOffOrder: untilDone,
  deleteFile: untilDone,
  makeAvif: untilAskedAgain,
  notifyOfHero: untilDone,
  notifyOfCallOff: untilDone,
};

/** The next run does what this one could not. */
const untilNextRun: JobOptions = {
  retryLimit: 3,
  retryDelay: minute,
  retryDelayMax: 10 * minute,
  deleteAfterSeconds: 7 * day,
};

/** Jobs by the time at which they run, as cron writes it. Those of an hour are apart from each other. */
export const periodicJobs = {
  deleteLineAttempts: '* * * * *',
  deleteSessions: '2 * * * *',
  deleteRateLimits: '6 * * * *',
  deleteIdempotencyKeys: '10 * * * *',
  deletePaymentChecks: '14 * * * *',
  deleteEvents: '18 * * * *',
  expirePickups: '*/10 * * * *',
  notifyRestocks: '* * * * *',
  deleteKnownDevices: '26 * * * *',
  deletePushRows: '30 * * * *',
  deleteUploads: '34 * * * *',
  deleteEvidence: '38 * * * *',
  deleteStaffLog: '42 * * * *',
  auditPayments: '46 * * * *',
  checkStock: '50 19 * * *',
} as const;

export type PeriodicName = keyof typeof periodicJobs;

export const allJobs: Record<JobName | PeriodicName, JobOptions> = {
  ...enqueuedJobs,
  // The names come from this record.
  ...(Object.fromEntries(Object.keys(periodicJobs).map((name) => [name, untilNextRun])) as Record<
    PeriodicName,
    JobOptions
  >),
};
