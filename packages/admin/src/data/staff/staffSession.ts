import { object, type Schema, string, type ValueOf } from '@homestand/api-client/schema';
import type { StaffRole, StaffStep } from '@homestand/api-client/staff';
import { createStored } from '@homestand/app-core/browser/storage';
import { create } from 'zustand';

const role: Schema<StaffRole> = (value): value is StaffRole =>
  value === 'desk' || value === 'manager' || value === 'owner';

/** Absent in a login that an older version of the app has stored. */
const step: Schema<StaffStep | null | undefined> = (value): value is StaffStep | null | undefined =>
  value === undefined ||
  value === null ||
  value === 'verify' ||
  value === 'enrol' ||
  value === 'password';

type Method = 'passkey' | 'code';

const methods: Schema<readonly Method[] | undefined> = (
  value,
): value is readonly Method[] | undefined =>
  value === undefined ||
  (Array.isArray(value) && value.every((one) => one === 'passkey' || one === 'code'));

/** A phone that became a desk by a code: it has no password to log in again with. Absent like the step. */
const enrolled: Schema<boolean | undefined> = (value): value is boolean | undefined =>
  value === undefined || typeof value === 'boolean';

/** The stored login of staff, beside the login of a fan on the same device. */
const login = object({ token: string, id: string, name: string, role, step, methods, enrolled });

export type StaffSession = ValueOf<typeof login>;

const stored = createStored('staff_session', login);

const useStaffSessionStore = create(() => ({ session: stored.read() }));

export const useStaffSession = () => useStaffSessionStore((state) => state.session);
export const getStaffSession = () => useStaffSessionStore.getState().session;

/** Calls back when another session begins, or when it ends. */
export const onStaffSessionChange = (listener: () => void) =>
  useStaffSessionStore.subscribe((now, before) => {
    if (now.session?.token !== before.session?.token) listener();
  });

export function beginStaffSession(session: StaffSession) {
  stored.write(session);
  useStaffSessionStore.setState({ session });
}

export function endStaffSession() {
  stored.remove();
  useStaffSessionStore.setState({ session: null });
}

/** Applies a login or logout of another tab, whose event may be late or missed. Whether there was one. */
export function reloadStaffSession(): boolean {
  const session = stored.read();
  if (session?.token === getStaffSession()?.token) return false;
  useStaffSessionStore.setState({ session });
  return true;
}

export function syncStaffSessionAcrossTabs(): () => void {
  // Between the load of this module and now no event was heard.
  reloadStaffSession();
  return stored.follow(reloadStaffSession);
}
