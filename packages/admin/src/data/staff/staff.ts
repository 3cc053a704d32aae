import { type components, unwrap } from '@homestand/api-client';
import type { StaffRole } from '@homestand/api-client/staff';
import useSWR, { useSWRConfig } from 'swr';
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

const createPassword = (staffId: string) =>
  unwrap(client.POST('/v1/admin/staff/{staffId}/password', path(staffId)));

/** Changes of accounts; each loads the list again. */
export function useStaffChanges() {
  const { mutate } = useSWRConfig();
  async function change<Data>(work: Promise<Data>): Promise<Data> {
    const data = await work;
    await mutate(staffKey);
    return data;
  }

  /** One key for all attempts to create one account. */
  async function create(body: NewStaffAccount, key: string): Promise<ShownPassword> {
    const header = { 'Idempotency-Key': key };
    const { account, password } = await unwrap(
      client.POST('/v1/admin/staff', { params: { header }, body }),
    );
    const { id, name, loginId } = account;
    // An attempt before has created it, and its answer was lost.
    return { name, loginId, password: password ?? (await createPassword(id)).password };
  }

  return {
    create: (body: NewStaffAccount, key: string) => change(create(body, key)),
    rename: (staffId: string, name: string) =>
      change(
        unwrap(client.PUT('/v1/admin/staff/{staffId}/name', { ...path(staffId), body: { name } })),
      ),
    changeRole: (staffId: string, role: StaffRole) =>
      change(
        unwrap(client.PUT('/v1/admin/staff/{staffId}/role', { ...path(staffId), body: { role } })),
      ),
    createPassword: (staffId: string) => change(createPassword(staffId)),
    resetSecondFactor: (staffId: string) =>
      change(unwrap(client.DELETE('/v1/admin/staff/{staffId}/second-factor', path(staffId)))),
    /** The list is loaded afterwards: the screen of the account is left first. */
    async remove(staffId: string): Promise<void> {
      await unwrap(client.DELETE('/v1/admin/staff/{staffId}', path(staffId)));
      void mutate(staffKey);
    },
  };
}
