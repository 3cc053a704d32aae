import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAccount, isPassword } from '../../modules/auth/index.ts';
import { findStaffAccount } from '../../modules/staff/index.ts';
import type { Services } from '../../services.ts';

/** How a player signs in, or a person of the staff: those have a role. */
export type DemoLogin = { loginId: string; password: string; name: string; role?: string };

export const demoLoginsFile = (dataFolder: string) => join(dataFolder, 'demo-passwords.txt');

/** Writes the demo passwords to a file, the only place where they are readable; the database holds hashes. */
export async function keepDemoLogins(dataFolder: string, logins: readonly DemoLogin[]) {
  const lines = logins.map(
    ({ loginId, password, name, role }) =>
      `${[loginId, password, name, ...(role === undefined ? [] : [role])].join('\t')}\n`,
  );
  await writeFile(demoLoginsFile(dataFolder), lines.join(''), { mode: 0o600 });
}

/** Demo logins whose passwords still work: a password may have been changed since. Those of staff have a role. */
export async function demoLogins({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<DemoLogin[]> {
  const text = await readFile(demoLoginsFile(config.dataFolder), 'utf8').catch(() => '');
  const otherLines = text.split('\n').flatMap((line) => {
    const [loginId, password, name, role] = line.split('\t');
    if (!loginId || !password || !name) return [];
    return [{ loginId, password, name, ...(role !== undefined && { role }) }];
  });
  const good = await Promise.all(
    otherLines.map(async ({ loginId, password, role }) => {
      const account = await (role === undefined
        ? findAccount(db, { loginId })
        : findStaffAccount(db, loginId));
      return account !== undefined && isPassword(account.passwordHash, password);
    }),
  );
  return otherLines.filter((_, index) => good[index]);
}
