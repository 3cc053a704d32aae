import { createKeyPair, type KeyPair } from '../../adapters/web-push/index.ts';
import type { Database } from '../../db/database.ts';

/** The club's push keys: those of the settings, or a pair generated once and stored in the database. */
export async function pushKeys(db: Database, configured: KeyPair | undefined): Promise<KeyPair> {
  if (configured) return configured;
  // Several processes may start at once: all use the pair that was stored first.
  await db
    .insertInto('pushKeys')
    .values(createKeyPair())
    .onConflict((rows) => rows.doNothing())
    .execute();
  return db.selectFrom('pushKeys').select(['publicKey', 'privateKey']).executeTakeFirstOrThrow();
}
