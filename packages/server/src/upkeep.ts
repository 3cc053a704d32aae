import { sql } from 'kysely';
import { cleanUpTemporary } from './modules/media/processing/index.ts';
import { tidyUploads } from './modules/media/uploads.ts';
import { forgottenPayments } from './modules/orders/payments.queries.ts';
import { giveUp, lookAfter } from './modules/orders/settle.ts';
import { tidyPush } from './modules/push/deliveries.queries.ts';
import type { Services } from './services.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** What is done now and then: payments whose browser never came back, and what nobody needs any more. */
export function startUpkeep(services: Services) {
  const { onError } = services;
  const often = setInterval(() => void settleForgotten(services).catch(onError), minute);
  const rarely = setInterval(() => void tidyUp(services).catch(onError), hour);
  settleForgotten(services).catch(onError);
  tidyUp(services).catch(onError);
  return {
    stop() {
      clearInterval(often);
      clearInterval(rarely);
    },
  };
}

/** Asks the gateway about payments that have been open for a while. */
export async function settleForgotten(services: Services, olderThanSeconds = 60): Promise<void> {
  const { db } = services;
  for (const payment of await forgottenPayments(db, olderThanSeconds, 100)) {
    await lookAfter(services, payment);
    // Whoever has not paid after a day has given up; a payment that never reached the gateway is none.
    const age = Date.now() - payment.updatedAt.getTime();
    if (payment.state === 'started' && age > 15 * minute) await giveUp(services, payment.id);
    if (payment.state === 'awaiting' && age > day && payment.sessionId !== null) {
      await services.payment.cancel(payment.sessionId).catch(() => {});
      await lookAfter(services, payment);
    }
  }
}

async function tidyUp(services: Services): Promise<void> {
  const { db, uploadFolder } = services;
  await sql`delete from sessions where expires_at < now() - interval '30 days'`.execute(db);
  await sql`delete from line_attempts where created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
  await sql`delete from idempotency_keys where created_at < now() - interval '3 days'`.execute(db);
  await sql`delete from events where created_at < now() - interval '3 days'`.execute(db);
  await tidyPush(db);
  await tidyUploads(services);
  await cleanUpTemporary(uploadFolder, day);
}
