import type { components } from '@homestand/api-client';
import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { noSession } from '../../http/errors.ts';
import { openSession } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { checkPassword, endSessions, loginRefused, rememberDevice } from '../auth/index.ts';
import { actorOf } from './actor.ts';
import { findStaff, findStaffAccount, lockStaff } from './staff.queries.ts';
import { writeStaffLog } from './staffLog.queries.ts';

type StaffHandlers = Pick<Handlers, 'logInStaff' | 'logOutStaff' | 'getStaffSession'>;

export function staffRoutes({ db }: Pick<Services, 'db'>): StaffHandlers {
  return {
    async logInStaff({ body, request, reply }) {
      const loginId = body.loginId.trim();
      const { deviceId, deviceType } = body;
      const found = await findStaffAccount(db, loginId);
      const { id } = await checkPassword(db, found, { ...body, loginId }, { request, reply });
      return transact(db, async (tx) => {
        const person = await lockStaff(tx, id, 'share');
        if (!person) throw loginRefused();
        await rememberDevice(tx, id, deviceId);
        const { role, name } = person;
        const { token, session } = await openSession(tx, {
          role,
          personId: id,
          deviceId,
          deviceType,
        });
        await writeStaffLog(
          tx,
          { id, name, sessionId: session.id, deviceId },
          { action: 'login', after: { role, deviceType } },
        );
        return { accessToken: token, staff: staffView(person, session.expiresAt) };
      });
    },

    async logOutStaff({ session }) {
      await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        await endSessions(tx, session.personId, { only: session.id });
        await writeStaffLog(tx, actor, { action: 'logout' });
      });
      return null;
    },

    async getStaffSession({ session }) {
      const person = await findStaff(db, session.personId);
      // Removed between the check of the session and now.
      if (!person) throw noSession();
      return staffView(person, session.expiresAt);
    },
  };
}

export const staffView = (
  { id, name, role }: Pick<components['schemas']['Staff'], 'id' | 'name' | 'role'>,
  endsAt: Date,
): components['schemas']['Staff'] => ({ id, name, role, endsAt: endsAt.toISOString() });
