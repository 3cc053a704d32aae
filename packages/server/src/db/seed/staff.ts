import type { Transaction } from 'kysely';
import { insertStaff } from '../../modules/admin/index.ts';
import { hashPassword, newPassword } from '../../modules/auth/index.ts';
import type { Tables } from '../schema.ts';
import type { DemoData } from './demoData.ts';
import type { DemoLogin } from './demoLogins.ts';

/** Adds the demo club's staff, one person of each role; returns how they sign in. */
export async function addStaff(tx: Transaction<Tables>, { staff }: DemoData): Promise<DemoLogin[]> {
  const logins: DemoLogin[] = [];
  for (const { name, loginId, role } of staff) {
    const password = newPassword();
    await insertStaff(tx, { name, loginId, role, passwordHash: await hashPassword(password) });
    logins.push({ loginId, name, password, role });
  }
  return logins;
}
