import { object, type Schema, string, type ValueOf } from '@homestand/api-client/schema';
import type { StaffRole, StaffStep } from '@homestand/api-client/staff';
import { createSessionStore } from '@homestand/app-core/session/sessionStore';
import { createStored } from '../storage';

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
  (Array.isArray(value) && value.every((method) => method === 'passkey' || method === 'code'));

/** A phone that became a desk by a code: it has no password to log in again with. Absent like the step. */
const enrolled: Schema<boolean | undefined> = (value): value is boolean | undefined =>
  value === undefined || typeof value === 'boolean';

/** The stored login of staff, beside the login of a fan on the same device. */
const login = object({ token: string, id: string, name: string, role, step, methods, enrolled });

export type StaffSession = ValueOf<typeof login>;

export const {
  useSession: useStaffSession,
  getSession: getStaffSession,
  onSessionChange: onStaffSessionChange,
  beginSession: beginStaffSession,
  endSession: endStaffSession,
  reloadSession: reloadStaffSession,
  takeOverSession: takeOverStaffSession,
  syncSessionAcrossTabs: syncStaffSessionAcrossTabs,
} = createSessionStore<StaffSession>(createStored('staff_session', login));
