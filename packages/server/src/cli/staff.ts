import { transact } from '../db/database.ts';
import {
  allStaff,
  deleteFactors,
  endStaffSessions,
  findStaffAccount,
  insertStaff,
  lockStaff,
  updateStaff,
  writeStaffLog,
} from '../modules/admin/index.ts';
import { hashPassword, newPassword, removeKnownDevices } from '../modules/auth/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { loginId as loginIdOf, text } from './csv/readers.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './open.ts';
import { textTable } from './textTable.ts';
import { minuteInJapan } from './times.ts';

async function read(reader: typeof loginIdOf, given: string): Promise<string> {
  const result = await reader(given);
  if ('problem' in result) throw new Refusal(result.problem);
  return result.value;
}

export async function createStaff(
  { db }: OpenClub,
  { arguments: given, options: { login, role } }: InputOf<'staff create'>,
  { out }: Surroundings,
): Promise<void> {
  const name = await read(text(50), given.name);
  const loginId = await read(loginIdOf, login);
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  await transact(db, async (tx) => {
    if (await findStaffAccount(tx, loginId)) throw new Refusal(messages.loginIdTaken(loginId));
    const accountId = await insertStaff(tx, { name, loginId, passwordHash, role });
    const after = { name, loginId, role };
    await writeStaffLog(tx, undefined, { action: 'create_staff', accountId, after });
  });
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
    minuteInJapan(createdAt),
  ]);
  out(textTable([messages.staffHeadings, ...rows]));
}

type Person = NonNullable<Awaited<ReturnType<typeof lockStaff>>>;

type Work = (
  tx: Parameters<typeof lockStaff>[0],
  person: Person,
) => Promise<Parameters<typeof writeStaffLog>[2]>;

/** Changes an account, writes the staff log, and ends the person's sessions; returns how many. */
const changeAccount = (db: OpenClub['db'], loginId: string, work: Work): Promise<number> =>
  transact(db, async (tx) => {
    const known = await findStaffAccount(tx, loginId);
    const person = known && (await lockStaff(tx, known.id, 'update'));
    if (!person) throw new Refusal(messages.noSuchStaff(loginId));
    await writeStaffLog(tx, undefined, await work(tx, person));
    return endStaffSessions(tx, person.id);
  });

export async function setStaffRole(
  { db }: OpenClub,
  { arguments: { loginId, role } }: InputOf<'staff role'>,
  { out }: Surroundings,
): Promise<void> {
  const ended = await changeAccount(db, loginId, async (tx, { id, role: before }) => {
    if (before === role) throw new Refusal(messages.sameRole(loginId, role));
    await updateStaff(tx, id, { role });
    return { action: 'change_role', accountId: id, before: { role: before }, after: { role } };
  });
  out(messages.roleChanged(loginId, role, ended));
}

export async function resetStaffPassword(
  { db }: OpenClub,
  { arguments: { loginId } }: InputOf<'staff reset-password'>,
  { out }: Surroundings,
): Promise<void> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const ended = await changeAccount(db, loginId, async (tx, { id }) => {
    await updateStaff(tx, id, { passwordHash });
    await removeKnownDevices(tx, id);
    return { action: 'reset_password', accountId: id };
  });
  out(messages.passwordReset(ended));
  out(messages.passwordOnce(loginId, password));
}

export async function resetStaffSecondFactor(
  { db }: OpenClub,
  { arguments: { loginId } }: InputOf<'staff reset-second-factor'>,
  { out }: Surroundings,
): Promise<void> {
  const ended = await changeAccount(db, loginId, async (tx, { id }) => {
    if (!(await deleteFactors(tx, id))) throw new Refusal(messages.noSecondFactor(loginId));
    return { action: 'reset_second_factor', accountId: id };
  });
  out(messages.secondFactorReset(loginId, ended));
}

export async function removeStaff(
  { db }: OpenClub,
  { arguments: { loginId } }: InputOf<'staff remove'>,
  { out }: Surroundings,
): Promise<void> {
  let name = '';
  const ended = await changeAccount(db, loginId, async (tx, { id, ...before }) => {
    name = before.name;
    await updateStaff(tx, id, { removedAt: new Date() });
    await deleteFactors(tx, id);
    await removeKnownDevices(tx, id);
    return { action: 'remove_staff', accountId: id, before };
  });
  out(messages.staffRemoved(name, ended));
}
