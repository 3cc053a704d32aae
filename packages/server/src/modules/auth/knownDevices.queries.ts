import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInBatches } from '../../db/deleteInBatches.queries.ts';
import type { Tables } from '../../db/schema.ts';
import { hashOf } from '../../http/session.ts';

const maxOfAccount = 20;

export async function isKnownDevice(db: Queries, accountId: string, deviceId: string) {
  const found = await db
    .selectFrom('knownDevices')
    .select('accountId')
    .where('accountId', '=', accountId)
    .where('deviceHash', '=', hashOf(deviceId))
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a device that has signed in; only an account's newest devices are kept. */
export async function rememberDevice(db: Queries, accountId: string, deviceId: string) {
  await db
    .insertInto('knownDevices')
    .values({ accountId, deviceHash: hashOf(deviceId) })
    .onConflict((devices) =>
      devices.columns(['accountId', 'deviceHash']).doUpdateSet({ usedAt: new Date() }),
    )
    .execute();
  await sql`
    delete from known_devices where account_id = ${accountId} and device_hash in (
      select device_hash from known_devices where account_id = ${accountId}
      order by used_at desc offset ${maxOfAccount})`.execute(db);
}

/** After a password change, a device that only knew the old password counts as unknown. */
export async function removeKnownDevices(
  tx: Transaction<Tables>,
  accountId: string,
  but?: { deviceId: string },
) {
  const devices = tx.deleteFrom('knownDevices').where('accountId', '=', accountId);
  await (but ? devices.where('deviceHash', '<>', hashOf(but.deviceId)) : devices).execute();
}

/** Removes devices that have not signed in for half a year. */
export async function removeOldDevices(db: Queries) {
  await deleteInBatches(db, 'known_devices', sql`used_at < now() - interval '180 days'`);
}
