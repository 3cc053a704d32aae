import { sql } from 'kysely';
import { type Database, type Queries, transact } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { HttpError } from '../../http/errors.ts';
import { rowLimits } from '../../http/limits.ts';
import { messages } from '../../messages.ts';

export const uploadLifetime = 24 * 60 * 60 * 1000;

/** Reserves an upload for this person, who may have a few that are not sent yet. Returns its id. */
export async function beginUpload(db: Database, personId: string, size: number): Promise<string> {
  return transact(db, async (tx) => {
    // The lock makes counting and inserting atomic: two requests must not both get the last place.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${personId}`}, 0))`.execute(
      tx,
    );
    const waiting = await tx
      .selectFrom('uploads')
      .select('createdAt')
      .where('personId', '=', personId)
      .where('finishedAt', 'is', null)
      .orderBy('createdAt')
      .execute();
    const [oldest] = waiting;
    if (oldest && waiting.length >= rowLimits.openUploads) {
      const remainingMs = oldest.createdAt.getTime() + uploadLifetime - Date.now();
      const retryAfter = Math.max(1, Math.ceil(remainingMs / 1000));
      throw new HttpError(429, messages.tooManyUploads, { retryAfter });
    }
    const id = newId();
    await tx.insertInto('uploads').values({ id, personId, size }).execute();
    return id;
  });
}

/** An upload of this person that is not sent yet. */
export async function findUpload(db: Queries, personId: string, id: string) {
  return db
    .selectFrom('uploads')
    .select('size')
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
}

/** Marks an upload as used by a message or dropped; false if another request was first. */
export async function claimUpload(db: Queries, personId: string, id: string): Promise<boolean> {
  const claimed = await db
    .updateTable('uploads')
    .set({ finishedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('finishedAt', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** Uploads that were sent but not yet deleted, or that have expired. */
export async function finishedUploads(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where((row) =>
      row.or([
        row('createdAt', '<', new Date(Date.now() - uploadLifetime)),
        row('finishedAt', '<', new Date(Date.now() - 60 * 60 * 1000)),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteUpload(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

const lockOf = (id: string) => sql`hashtextextended(${`upload ${id}`}, 0)`;

/** Takes the upload's lock for this database connection. False while another connection holds it. */
export async function tryLockUpload(connection: Queries, id: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${lockOf(id)}) as locked`.execute(connection);
  return rows[0]?.locked === true;
}

export async function unlockUpload(connection: Queries, id: string): Promise<void> {
  await sql`select pg_advisory_unlock(${lockOf(id)})`.execute(connection);
}
