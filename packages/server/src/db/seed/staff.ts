import type { Transaction } from 'kysely';
import { hashPassword, newPassword } from '../../modules/auth/index.ts';
import { insertDesk } from '../../modules/counter/index.ts';
import { insertStaff } from '../../modules/staff/index.ts';
import type { Tables } from '../schema.ts';
import type { DemoData } from './demoData.ts';
import type { DemoLogin } from './demoLogins.ts';

/** Ids of the staff by login ID, and of the desks by name. */
export type SeededStaff = Map<string, string>;

/** Adds the demo club's staff, one person of each role, and its desks; returns how the staff sign in. */
export async function addStaff(
  tx: Transaction<Tables>,
  { staff, matchDay: { desks } }: DemoData,
): Promise<{ logins: DemoLogin[]; staff: SeededStaff }> {
  const logins: DemoLogin[] = [];
  const ids: SeededStaff = new Map();
  for (const { name, loginId, role } of staff) {
    const password = newPassword();
    const passwordHash = await hashPassword(password);
    const id = await insertStaff(tx, { name, loginId, role, passwordHash });
    if (id === undefined) throw new Error(`Two of the demo's staff have the login ID ${loginId}.`);
    ids.set(loginId, id);
    logins.push({ loginId, name, password, role });
  }
  for (const { name, enrolledBy } of desks)
    ids.set(name, await insertDesk(tx, { name, enrolledBy: ids.get(enrolledBy) ?? '' }));
  return { logins, staff: ids };
}
