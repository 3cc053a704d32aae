import type { components } from '@homestand/api-client/contract';
import { type StaffRole, type StaffStep, staffAreas } from '@homestand/api-client/staff';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { deviceOf } from '../../http/deviceOf.ts';
import { noSession } from '../../http/errors.ts';
import { openSession } from '../../http/session.ts';
import { rememberDevice } from '../auth/index.ts';
import type { Factors } from './secondFactor.queries.ts';
import { deletePendingSessions } from './staff.queries.ts';
import { writeStaffLog } from './staffLog.queries.ts';

type Person = { id: string; name: string; role: StaffRole };

export type LoginMethod = 'password' | 'passkey' | 'oneTimeCode' | 'recoveryCode';

/** What a login lacks after the password. Desks have no second factor. */
export function stepAfterPassword(
  role: StaffRole,
  { hasPasskey, hasTotp }: Factors,
  isRequired: boolean,
): StaffStep | null {
  if (!staffAreas.secondFactor.includes(role)) return null;
  if (hasPasskey || hasTotp) return 'verify';
  return isRequired ? 'enrol' : null;
}

export type StaffView = components['schemas']['Staff'];

export const staffView = (
  { id, name, role }: Person,
  { expiresAt, pendingStep = null }: { expiresAt: Date; pendingStep?: StaffStep | null },
  { hasPasskey, hasTotp }: Factors = { hasPasskey: false, hasTotp: false },
): StaffView => ({
  ...{ id, name, role, endsAt: expiresAt.toISOString(), step: pendingStep },
  methods:
    pendingStep === 'verify'
      ? [...(hasPasskey ? ['passkey' as const] : []), ...(hasTotp ? ['code' as const] : [])]
      : [],
});

/**
 * Opens the session of a login with every factor, and remembers the device as one that has signed in. It lacks a password
 * of one's own while the present one was made by somebody else.
 */
export async function openStaffSession(
  tx: Transaction<Tables>,
  person: Person & { mustChangePassword: boolean },
  opening: { deviceId: string; deviceType: string; method: LoginMethod; request: FastifyRequest },
) {
  const { id, name, role, mustChangePassword } = person;
  const { deviceId, deviceType, method, request } = opening;
  await rememberDevice(tx, id, deviceId);
  const { system, browser } = deviceOf(request);
  const { token, session } = await openSession(tx, {
    ...{ role, personId: id, deviceId, deviceType },
    pendingStep: mustChangePassword ? 'password' : null,
    ...{ deviceSystem: system, deviceBrowser: browser },
  });
  await writeStaffLog(
    tx,
    { id, name, sessionId: session.id, deviceId },
    { action: 'login', after: { role, deviceType, method } },
  );
  return { accessToken: token, staff: staffView(person, session) };
}

/** Replaces the session that the password opened by one of a complete login. */
export async function finishLogin(
  tx: Transaction<Tables>,
  person: Parameters<typeof openStaffSession>[1],
  { sessionId, ...rest }: { sessionId: string; method: LoginMethod; request: FastifyRequest },
) {
  const ended = await deletePendingSessions(tx, person.id);
  const own = ended.find(({ id }) => id === sessionId);
  // Another call has finished this login, or the account was changed meanwhile.
  if (!own) throw noSession();
  return openStaffSession(tx, person, { ...own, ...rest });
}
