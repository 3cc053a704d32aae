import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { noSession } from '../../http/errors.ts';
import { endSessions, removeKnownDevices } from '../auth/index.ts';
import { deleteFactors } from './secondFactor.queries.ts';
import {
  endStaffSessions,
  findStaffAccount,
  insertStaff,
  lockAccount,
  updateStaff,
} from './staff.queries.ts';
import { type Actor, writeStaffLog } from './staffLog.queries.ts';

type Tx = Transaction<Tables>;

/** Who changes an account; undefined for the operator's commands. */
type By = Actor | undefined;

export type RefusalReason =
  | 'loginIdTaken'
  | 'noSuchStaff'
  | 'ownRole'
  | 'ownRemoval'
  | 'ownSecondFactor'
  | 'lastOwner';

/** Why an account is not changed. The calls and the commands say it in their own words. */
export class StaffRefusal extends Error {
  override name = 'StaffRefusal';
  readonly reason: RefusalReason;
  /** The name of the account that has the login ID. */
  readonly holder: string;

  constructor(reason: RefusalReason, holder = '') {
    super(reason);
    this.reason = reason;
    this.holder = holder;
  }
}

/** How many sessions have ended; undefined if there was nothing to change. */
type Ended = number | undefined;

export async function createAccount(
  tx: Tx,
  by: By,
  person: { name: string; loginId: string; role: StaffRole; passwordHash: string },
): Promise<string> {
  checkActor(by, (await lockAccount(tx)).owners);
  const accountId = await insertStaff(tx, { ...person, mustChangePassword: true });
  if (accountId === undefined)
    throw new StaffRefusal('loginIdTaken', (await findStaffAccount(tx, person.loginId))?.name);
  const { name, loginId, role } = person;
  await writeStaffLog(tx, by, {
    action: 'create_staff',
    accountId,
    after: { name, loginId, role },
  });
  return accountId;
}

/** Sessions stay: they do not contain the name. */
export async function renameAccount(tx: Tx, by: By, accountId: string, name: string) {
  const { name: before } = await lock(tx, by, accountId);
  if (before === name) return;
  await updateStaff(tx, accountId, { name });
  const change = { before: { name: before }, after: { name } };
  await writeStaffLog(tx, by, { action: 'change_staff_name', accountId, ...change });
}

export async function changeRole(
  tx: Tx,
  by: By,
  accountId: string,
  role: StaffRole,
): Promise<Ended> {
  const { role: before, isLastOwner } = await lock(tx, by, accountId);
  if (before === role) return undefined;
  if (by?.id === accountId) throw new StaffRefusal('ownRole');
  if (isLastOwner) throw new StaffRefusal('lastOwner');
  await updateStaff(tx, accountId, { role });
  const change = { before: { role: before }, after: { role } };
  await writeStaffLog(tx, by, { action: 'change_role', accountId, ...change });
  return endStaffSessions(tx, accountId);
}

/** The session in which a person makes their own password stays: its screen shows the password. */
export async function resetPassword(
  tx: Tx,
  by: By,
  accountId: string,
  passwordHash: string,
): Promise<number> {
  await lock(tx, by, accountId);
  await updateStaff(tx, accountId, { passwordHash, mustChangePassword: true });
  await removeKnownDevices(tx, accountId);
  await writeStaffLog(tx, by, { action: 'reset_password', accountId });
  const ended = await endSessions(
    tx,
    accountId,
    by?.id === accountId ? { allBut: by.sessionId } : 'all',
  );
  return ended.length;
}

export async function resetFactors(tx: Tx, by: By, accountId: string): Promise<Ended> {
  await lock(tx, by, accountId);
  if (by?.id === accountId) throw new StaffRefusal('ownSecondFactor');
  if (!(await deleteFactors(tx, accountId))) return undefined;
  await writeStaffLog(tx, by, { action: 'reset_second_factor', accountId });
  return endStaffSessions(tx, accountId);
}

export async function removeAccount(tx: Tx, by: By, accountId: string) {
  const { isLastOwner, name, loginId, role } = await lock(tx, by, accountId);
  if (by?.id === accountId) throw new StaffRefusal('ownRemoval');
  if (isLastOwner) throw new StaffRefusal('lastOwner');
  await updateStaff(tx, accountId, { removedAt: new Date() });
  await deleteFactors(tx, accountId);
  await removeKnownDevices(tx, accountId);
  const before = { name, loginId, role };
  await writeStaffLog(tx, by, { action: 'remove_staff', accountId, before });
  return { name, ended: await endStaffSessions(tx, accountId) };
}

/**
 * The account as it is now, and every owner, locked until the transaction ends: of two owners who demote each other,
 * one still is an owner afterwards.
 */
async function lock(tx: Tx, by: By, accountId: string) {
  const { person, owners } = await lockAccount(tx, accountId);
  checkActor(by, owners);
  if (!person) throw new StaffRefusal('noSuchStaff');
  return { ...person, isLastOwner: owners.length === 1 && owners[0] === accountId };
}

/** The actor may have lost their role since the session was read. */
function checkActor(by: By, owners: readonly string[]) {
  if (by && !owners.includes(by.id)) throw noSession();
}
