import { sql } from 'kysely';
import { deleteInBatches } from '../db/deleteInBatches.queries.ts';
import { deleteOldKeys } from '../http/idempotencyKeys.queries.ts';
import { deleteEndedWindows } from '../http/limits.ts';
import { deleteExpiredLineAttempts, removeOldDevices } from '../modules/auth/index.ts';
import { auditPaymentsDaily, callOffOrder } from '../modules/checkout/index.ts';
import { notifyOfCallOff, notifyOfHero } from '../modules/matches/index.ts';
import { makeAvif, tidyUploads } from '../modules/media/index.ts';
import { tidyEvidence } from '../modules/messages/index.ts';
import { checkStock, expirePickups, notifyRestocks } from '../modules/orders/index.ts';
import { tidyPush } from '../modules/push/index.ts';
import { tidyStaffLog } from '../modules/staff/index.ts';
import type { Services } from '../services.ts';
import type { JobData, JobName, PeriodicName } from './definitions.ts';

type Handlers = {
  [Name in JobName]: (services: Services, data: JobData[Name]) => Promise<unknown>;
} & {
  [Name in PeriodicName]: (services: Services) => Promise<unknown>;
};

export const handlers: Handlers = {
  callOffOrder,
  deleteFile: ({ storage }, { key }) => storage.delete(key),
  makeAvif,
  notifyOfHero,
  notifyOfCallOff,
  deleteLineAttempts: ({ db }) => deleteExpiredLineAttempts(db),
  deleteSessions: ({ db }) =>
    deleteInBatches(db, 'sessions', sql`expires_at < now() - interval '30 days'`),
  deleteRateLimits: ({ db }) => deleteEndedWindows(db),
  deleteIdempotencyKeys: ({ db }) => deleteOldKeys(db),
  deletePaymentChecks: ({ db }) =>
    deleteInBatches(db, 'payment_checks', sql`started_at < now() - interval '1 year'`),
  deleteEvents: ({ db }) =>
    deleteInBatches(db, 'events', sql`created_at < now() - interval '3 days'`),
  expirePickups: (services) => expirePickups(services),
  notifyRestocks: (services) => notifyRestocks(services),
  deleteKnownDevices: ({ db }) => removeOldDevices(db),
  deletePushRows: ({ db }) => tidyPush(db),
  deleteUploads: tidyUploads,
  deleteEvidence: tidyEvidence,
  deleteStaffLog: ({ db }) => tidyStaffLog(db),
  auditPayments: auditPaymentsDaily,
  checkStock: (services) => checkStock(services),
};
