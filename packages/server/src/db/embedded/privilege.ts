import { execFile } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Command prefix and account under which PostgreSQL agrees to run. */
export type Privilege = { prefix: string[]; account: Account };
type Account = { uid?: number; gid?: number };

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; in a user namespace it runs as another user while files stay root's. */
export async function choosePrivilege(folder: string): Promise<Privilege> {
  if (process.getuid?.() !== 0) return { prefix: [], account: {} };
  if (await works('unshare', '-U', 'true')) return { prefix: ['unshare', '-U'], account: {} };
  for (const name of ['postgres', 'nobody']) {
    const account = await findAccount(name);
    if (account !== undefined && (await giveTo(account, folder))) return { prefix: [], account };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user namespace nor another account to run it. Start Homestand as another user, or set DATABASE_URL.',
  );
}

/** Command prefix that makes a program receive this signal when its parent process dies. */
export async function dyingWithParent(signal: 'INT' | 'KILL'): Promise<string[]> {
  const words = ['setpriv', '--pdeathsig', signal];
  return process.platform === 'linux' && (await works(...words, 'true')) ? words : [];
}

export async function giveTo({ uid, gid }: Account, path: string): Promise<boolean> {
  if (uid === undefined || gid === undefined) return true;
  return chown(path, uid, gid).then(
    () => true,
    () => false,
  );
}

async function findAccount(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(user.stdout), gid: Number(group.stdout) };
  } catch {
    return undefined;
  }
}

async function works(...command: string[]): Promise<boolean> {
  const [program = '', ...words] = command;
  return run(program, words).then(
    () => true,
    () => false,
  );
}
