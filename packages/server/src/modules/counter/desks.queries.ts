import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { now, startOfDay } from '../../db/day.queries.ts';
import { newId } from '../../db/id.ts';
import type { Tables } from '../../db/schema.ts';

type DeskCode = {
  codeHash: Buffer;
  name: string;
  endsAt: Date;
  createdBy: string;
  expiresAt: Date;
};

/**
 * Stores a code instead of the last one of the same person that nobody has used, and deletes those that have expired.
 * Used ones stay for repeats.
 */
export async function replaceDeskCode(tx: Transaction<Tables>, code: DeskCode): Promise<void> {
  await tx
    .deleteFrom('deskCodes')
    .where((row) =>
      row.or([
        row.and([row('createdBy', '=', code.createdBy), row('deskId', 'is', null)]),
        row('expiresAt', '<=', new Date()),
      ]),
    )
    .execute();
  await tx.insertInto('deskCodes').values(code).execute();
}

/** A code before its end, locked until the transaction ends: of two phones one gets it. */
export const lockDeskCode = (tx: Transaction<Tables>, codeHash: Buffer) =>
  tx
    .selectFrom('deskCodes')
    .select(['name', 'endsAt', 'createdBy', 'deskId', 'deviceId'])
    .where('codeHash', '=', codeHash)
    .where('expiresAt', '>', new Date())
    .where('endsAt', '>', new Date())
    .forUpdate()
    .executeTakeFirst();

/** The code has made this desk of this device, and of no other. */
export async function noteDeskCodeUsed(
  tx: Transaction<Tables>,
  codeHash: Buffer,
  use: { deskId: string; deviceId: string },
): Promise<void> {
  await tx.updateTable('deskCodes').set(use).where('codeHash', '=', codeHash).execute();
}

export async function insertDesk(
  tx: Transaction<Tables>,
  desk: { name: string; enrolledBy: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('staff')
    .values({ ...desk, id, role: 'desk', loginId: null, passwordHash: null })
    .execute();
  return id;
}

/** A desk, running or ended, locked until the transaction ends; never a person with an account. */
export const lockDesk = (tx: Transaction<Tables>, id: string) =>
  tx
    .selectFrom('staff')
    .select(['id', 'name', 'removedAt'])
    .where('id', '=', id)
    .where('enrolledBy', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

const maxDesks = 100;

/** The desks with a session, the oldest first. */
export const runningDesks = (db: Queries) =>
  db
    .selectFrom('staff')
    .innerJoin('staff as manager', 'manager.id', 'staff.enrolledBy')
    .innerJoin('sessions', 'sessions.personId', 'staff.id')
    .select(['staff.id', 'staff.name', 'staff.createdAt as enrolledAt'])
    .select(['manager.name as enrolledBy', 'sessions.expiresAt as endsAt'])
    .select(['sessions.unsentHandOvers', 'sessions.unsentAt'])
    .where('staff.removedAt', 'is', null)
    .where('sessions.expiresAt', '>', new Date())
    .orderBy('staff.createdAt')
    .orderBy('staff.id')
    .limit(maxDesks)
    .execute();

/** The next midnight in Tokyo. */
export async function endOfDay(db: Queries): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select ${startOfDay(now)} + interval '1 day' as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no time.');
  return row.at;
}
