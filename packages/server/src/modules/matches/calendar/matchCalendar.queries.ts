import type { Queries } from '../../../db/database.ts';

/** The version of the club's content for a call without a session, with which all others read it. */
export async function contentVersion(db: Queries): Promise<string> {
  const row = await db.selectFrom('clubContent').select('version').executeTakeFirstOrThrow();
  return row.version;
}
