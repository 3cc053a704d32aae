import type { StaffRole } from '@homestand/api-client/staff';
import type { NotNull, Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Tables } from '../../db/schema.ts';
import { endSessions } from '../auth/index.ts';

/** A person or a desk that is not removed. */
export const findStaff = (db: Queries, id: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();

/** The account of a person who is not removed. */
export const findStaffAccount = (db: Queries, loginId: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'passwordHash'])
    .where('loginId', '=', loginId)
    .where('removedAt', 'is', null)
    .$narrowType<{ passwordHash: NotNull }>()
    .executeTakeFirst();

/** The account of a session; undefined for the desk of a helper. */
export const findOwnAccount = (db: Queries, id: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'loginId', 'passwordHash'])
    .where('id', '=', id)
    .where('loginId', 'is not', null)
    .where('removedAt', 'is', null)
    .$narrowType<{ loginId: NotNull; passwordHash: NotNull }>()
    .executeTakeFirst();

/** Sets the password that a person has chosen, unless the present one has changed since it was checked. */
export const replacePassword = (
  tx: Transaction<Tables>,
  { id, passwordHash: present }: { id: string; passwordHash: string },
  passwordHash: string,
) =>
  tx
    .updateTable('staff')
    .set({ passwordHash, mustChangePassword: false })
    .where('id', '=', id)
    .where('passwordHash', '=', present)
    .where('removedAt', 'is', null)
    .returning(['id', 'name', 'role'])
    .executeTakeFirst();

/**
 * The person as they are now, locked until the transaction ends: a login (shared) waits for a removal or a change of
 * role, and the other way round.
 */
export const lockStaff = (tx: Transaction<Tables>, id: string, mode: 'share' | 'update') => {
  const account = tx
    .selectFrom('staff')
    .select(['id', 'name', 'loginId', 'role', 'mustChangePassword'])
    .where('id', '=', id)
    .where('removedAt', 'is', null);
  return (mode === 'share' ? account.forShare() : account.forUpdate()).executeTakeFirst();
};

/**
 * The person with this account and the ids of all owners, locked until the transaction ends, always in the same order.
 * Logins and the changes of other accounts wait.
 */
export async function lockAccount(tx: Transaction<Tables>, id?: string) {
  const locked = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'loginId', 'role'])
    .where('loginId', 'is not', null)
    .where('removedAt', 'is', null)
    .where((row) =>
      row.or([row('role', '=', 'owner'), ...(id === undefined ? [] : [row('id', '=', id)])]),
    )
    .$narrowType<{ loginId: NotNull }>()
    .orderBy('id')
    .forUpdate()
    .execute();
  return {
    person: locked.find((account) => account.id === id),
    owners: locked.filter(({ role }) => role === 'owner').map((owner) => owner.id),
  };
}

/** The people with an account. */
export const allStaff = (db: Queries) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'loginId', 'role', 'createdAt'])
    .where('loginId', 'is not', null)
    .where('removedAt', 'is', null)
    .$narrowType<{ loginId: NotNull }>()
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Ends all sessions of a person; returns how many. */
export const endStaffSessions = async (tx: Transaction<Tables>, id: string): Promise<number> =>
  (await endSessions(tx, id, 'all')).length;

/** Returns the id; undefined if another account has the login ID. */
export async function insertStaff(
  tx: Transaction<Tables>,
  person: {
    name: string;
    loginId: string;
    passwordHash: string;
    role: StaffRole;
    mustChangePassword?: boolean;
  },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('staff')
    .values({ id: newId(), ...person })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Change = Partial<{
  name: string;
  role: StaffRole;
  passwordHash: string;
  mustChangePassword: boolean;
  removedAt: Date;
}>;

export async function updateStaff(tx: Transaction<Tables>, id: string, change: Change) {
  await tx.updateTable('staff').set(change).where('id', '=', id).execute();
}

/** The sessions of a person that have not ended and lack nothing, the last used first. */
export const openSessionsOf = (db: Queries, personId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'deviceSystem', 'deviceBrowser', 'createdAt', 'usedAt', 'expiresAt'])
    .where('personId', '=', personId)
    .where('pendingStep', 'is', null)
    .where('expiresAt', '>', new Date())
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .execute();

/** Ends the sessions of a person that lack the second factor; returns them. */
export const deletePendingSessions = (tx: Transaction<Tables>, personId: string) =>
  tx
    .deleteFrom('sessions')
    .where('personId', '=', personId)
    .where('pendingStep', 'in', ['verify', 'enrol'])
    .returning(['id', 'deviceId', 'deviceType'])
    .execute();
