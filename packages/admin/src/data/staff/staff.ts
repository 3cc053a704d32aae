import { type components, unwrap } from '@homestand/api-client';
import type { StaffRole } from '@homestand/api-client/staff';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import useSWR from 'swr';
import { client } from '../client';

export type StaffAccount = components['schemas']['StaffAccount'];
export type NewStaffAccount = components['schemas']['NewStaffAccount'];

/** A password, which is shown once. */
export type ShownPassword = { name: string; loginId: string; password: string };

const staffKey = 'staff';

async function loadStaff() {
  const { list } = await unwrap(client.GET('/v1/admin/staff'));
  return { list, asOf: new Date().toISOString() };
}

/** The accounts of staff, and when they were loaded. */
export const useStaff = () => useSWR(staffKey, loadStaff);

const path = (staffId: string) => ({ params: { path: { staffId } } });

/** Loads the accounts again after a change. */
async function change<Data>(call: Promise<Data>): Promise<Data> {
  const { reload } = sessionCache();
  const data = await call;
  await reload(staffKey);
  return data;
}

const requestPassword = (staffId: string) =>
  unwrap(client.POST('/v1/admin/staff/{staffId}/password', path(staffId)));

async function requestAccount(body: NewStaffAccount, key: string): Promise<ShownPassword> {
  const header = { 'Idempotency-Key': key };
  const { account, password } = await unwrap(
    client.POST('/v1/admin/staff', { params: { header }, body }),
  );
  const { id, name, loginId } = account;
  // An attempt before has created it, and its answer was lost.
  return { name, loginId, password: password ?? (await requestPassword(id)).password };
}

/** One key for all attempts to create one account. */
export const createStaffAccount = (body: NewStaffAccount, key: string) =>
  change(requestAccount(body, key));

export const renameStaffAccount = (staffId: string, name: string) =>
  change(
    unwrap(client.PUT('/v1/admin/staff/{staffId}/name', { ...path(staffId), body: { name } })),
  );

export const changeStaffRole = (staffId: string, role: StaffRole) =>
  change(
    unwrap(client.PUT('/v1/admin/staff/{staffId}/role', { ...path(staffId), body: { role } })),
  );

export const createStaffPassword = (staffId: string) => change(requestPassword(staffId));

export const resetSecondFactor = (staffId: string) =>
  change(unwrap(client.DELETE('/v1/admin/staff/{staffId}/second-factor', path(staffId))));

/** The list is loaded afterwards: the screen of the account is left first. */
export async function removeStaffAccount(staffId: string): Promise<void> {
  const { reload } = sessionCache();
  await unwrap(client.DELETE('/v1/admin/staff/{staffId}', path(staffId)));
  void reload(staffKey);
}
