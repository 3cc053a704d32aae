import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { noSession } from '../../http/errors.ts';
import { openSession } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { checkPassword, endSessions, loginRefused } from '../auth/index.ts';
import { actorOf } from './actor.ts';
import { factorsOf } from './secondFactor.queries.ts';
import { openStaffSession, staffView, stepAfterPassword } from './secondFactor.ts';
import { findStaff, findStaffAccount, lockStaff, openSessionsOf } from './staff.queries.ts';
import { writeStaffLog } from './staffLog.queries.ts';

type StaffHandlers = Pick<
  Handlers,
  'logInStaff' | 'logOutStaff' | 'getStaffSession' | 'listStaffSessions' | 'endStaffSession'
>;

export function staffRoutes(
  services: Pick<Services, 'db' | 'config' | 'loginCountOf'>,
): StaffHandlers {
  const { db, config } = services;
  return {
    async logInStaff({ body, request, reply }) {
      const loginId = body.loginId.trim();
      const { deviceId, deviceType } = body;
      const found = await findStaffAccount(db, loginId);
      const login = { ...body, kind: 'staff' as const, loginId };
      const { id } = await checkPassword(services, found, login, { request, reply });
      return transact(db, async (tx) => {
        const person = await lockStaff(tx, id, 'share');
        if (!person) throw loginRefused();
        const factors = await factorsOf(tx, id);
        const pendingStep = stepAfterPassword(person.role, factors, config.secondFactor);
        const device = { deviceId, deviceType };
        if (pendingStep === null)
          return openStaffSession(tx, person, { ...device, method: 'password', request });
        const { role } = person;
        const opening = { role, personId: id, ...device, pendingStep };
        const { token, session } = await openSession(tx, opening);
        return { accessToken: token, staff: staffView(person, session, factors) };
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
      return staffView(person, session, await factorsOf(db, person.id));
    },

    async listStaffSessions({ session }) {
      const sessions = await openSessionsOf(db, session.personId);
      return {
        list: sessions.map(({ id, deviceSystem, deviceBrowser, createdAt, usedAt, expiresAt }) => ({
          id,
          device: { system: deviceSystem ?? 'other', browser: deviceBrowser ?? 'other' },
          startedAt: createdAt.toISOString(),
          usedAt: usedAt.toISOString(),
          endsAt: expiresAt.toISOString(),
          isCurrent: id === session.id,
        })),
      };
    },

    async endStaffSession({ session, path: { sessionId } }) {
      await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        const ended = await endSessions(tx, session.personId, { only: sessionId });
        if (ended.length > 0)
          await writeStaffLog(tx, actor, { action: 'end_session', before: { sessionId } });
      });
      return null;
    },
  };
}
