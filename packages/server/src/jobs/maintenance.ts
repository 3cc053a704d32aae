import { sql } from 'kysely';
import { deleteOldKeys } from '../http/idempotencyKeys.queries.ts';
import { deleteEndedWindows } from '../http/limits.ts';
import { deleteExpiredLineAttempts, removeOldDevices } from '../modules/auth/index.ts';
import { auditPaymentsDaily, startPaymentWorker } from '../modules/checkout/index.ts';
import { tidyUploads } from '../modules/media/index.ts';
import { cleanUpTemporary } from '../modules/media/processing/index.ts';
import { tidyEvidence } from '../modules/messages/index.ts';
import { expirePickups } from '../modules/orders/index.ts';
import { tidyPush } from '../modules/push/index.ts';
import { tidyStaffLog } from '../modules/staff/index.ts';
import type { Services } from '../services.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** Periodic work: the next steps of open payments, and the removal of expired data. */
export function startMaintenance(services: Services) {
  const { onError } = services;
  const paymentWorker = startPaymentWorker(services);
  const everyMinute = setInterval(
    () => void deleteExpiredLineAttempts(services.db).catch(onError),
    minute,
  );
  const hourly = setInterval(() => runHourly(services), hour);
  runHourly(services);
  return {
    stop() {
      paymentWorker.stop();
      clearInterval(everyMinute);
      clearInterval(hourly);
    },
  };

  function runHourly(all: Services) {
    tidyUp(all).catch(onError);
    auditPaymentsDaily(all).catch(onError);
  }
}

async function tidyUp(services: Services): Promise<void> {
  const { db, uploadFolder } = services;
  await sql`delete from sessions where expires_at < now() - interval '30 days'`.execute(db);
  await deleteEndedWindows(db);
  await deleteOldKeys(db);
  await sql`delete from payment_checks where started_at < now() - interval '1 year'`.execute(db);
  await sql`delete from events where created_at < now() - interval '3 days'`.execute(db);
  await expirePickups(services);
  await removeOldDevices(db);
  await tidyPush(db);
  await tidyUploads(services);
  await tidyEvidence(services);
  await tidyStaffLog(db);
  await cleanUpTemporary(uploadFolder, day);
}
