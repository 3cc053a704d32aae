import { minuteOf } from '@homestand/api-client/day';
import { loginId as loginIdOf, text } from '../csv/readers.ts';
import { transact } from '../db/database.ts';
import { hashPassword, newPassword } from '../modules/auth/index.ts';
import {
  allStaff,
  changeRole,
  createAccount,
  findStaffAccount,
  removeAccount,
  resetFactors,
  resetPassword,
  StaffRefusal,
} from '../modules/staff/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { textTable } from './textTable.ts';

async function read(reader: typeof loginIdOf, typed: string): Promise<string> {
  const result = await reader(typed);
  if ('problem' in result) throw new Refusal(result.problem);
  return result.value;
}

type Tx = Parameters<typeof createAccount>[0];

/** In a transaction; a refusal in the words of the commands. */
const change = <Result>(
  { db }: OpenClub,
  loginId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  transact(db, work).catch((error: unknown) => {
    if (!(error instanceof StaffRefusal)) throw error;
    if (error.reason === 'loginIdTaken') throw new Refusal(messages.loginIdTaken(loginId));
    if (error.reason === 'lastOwner') throw new Refusal(messages.lastOwner(loginId));
    throw new Refusal(messages.noSuchStaff(loginId));
  });

const changeAccount = <Result>(
  club: OpenClub,
  loginId: string,
  work: (tx: Tx, accountId: string) => Promise<Result>,
): Promise<Result> =>
  change(club, loginId, async (tx) => {
    const account = await findStaffAccount(tx, loginId);
    if (!account) throw new Refusal(messages.noSuchStaff(loginId));
    return work(tx, account.id);
  });

export async function createStaff(
  club: OpenClub,
  { arguments: args, options: { login, role } }: InputOf<'staff create'>,
  { out }: Surroundings,
): Promise<void> {
  const name = await read(text(50), args.name);
  const loginId = await read(loginIdOf, login);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await change(club, loginId, (tx) =>
    createAccount(tx, undefined, { name, loginId, passwordHash, role }),
  );
  out(messages.staffCreated(name, role));
  out(messages.passwordOnce(loginId, password));
}

export async function listStaff(
  { db }: OpenClub,
  _given: InputOf<'staff list'>,
  { out }: Surroundings,
): Promise<void> {
  const all = await allStaff(db);
  if (all.length === 0) return out(messages.noStaff);
  const rows = all.map(({ loginId, name, role, createdAt }) => [
    loginId,
    name,
    messages.staffRole(role),
    minuteOf(createdAt),
  ]);
  out(textTable([messages.staffHeadings, ...rows]));
}

export async function setStaffRole(
  club: OpenClub,
  { arguments: { loginId, role } }: InputOf<'staff role'>,
  { out }: Surroundings,
): Promise<void> {
  const ended = await changeAccount(club, loginId, (tx, id) => changeRole(tx, undefined, id, role));
  if (ended === undefined) throw new Refusal(messages.sameRole(loginId, role));
  out(messages.roleChanged(loginId, role, ended));
}

export async function resetStaffPassword(
  club: OpenClub,
  { arguments: { loginId } }: InputOf<'staff reset-password'>,
  { out }: Surroundings,
): Promise<void> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const ended = await changeAccount(club, loginId, (tx, id) =>
    resetPassword(tx, undefined, id, passwordHash),
  );
  out(messages.passwordReset(ended));
  out(messages.passwordOnce(loginId, password));
}

export async function resetStaffSecondFactor(
  club: OpenClub,
  { arguments: { loginId } }: InputOf<'staff reset-second-factor'>,
  { out }: Surroundings,
): Promise<void> {
  const ended = await changeAccount(club, loginId, (tx, id) => resetFactors(tx, undefined, id));
  if (ended === undefined) throw new Refusal(messages.noSecondFactor(loginId));
  out(messages.secondFactorReset(loginId, ended));
}

export async function removeStaff(
  club: OpenClub,
  { arguments: { loginId } }: InputOf<'staff remove'>,
  { out }: Surroundings,
): Promise<void> {
  const { name, ended } = await changeAccount(club, loginId, (tx, id) =>
    removeAccount(tx, undefined, id),
  );
  out(messages.staffRemoved(name, ended));
}
