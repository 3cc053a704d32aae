import { transact } from '../../db/database.ts';
import { callerSignal } from '../../http/callerSignal.ts';
import type { Handlers } from '../../http/contract.ts';
import { noSession, notAllowed, notFound } from '../../http/errors.ts';
import { idempotencyKey, once, storedResponse } from '../../http/idempotency.ts';
import { completeSession, openSession } from '../../http/session.ts';
import { messages } from '../../messages.ts';
import type { Services } from '../../services.ts';
import {
  brokenRule,
  checkPassword,
  endSessions,
  hashPassword,
  loginRefused,
  removeKnownDevices,
} from '../auth/index.ts';
import { actorOf } from './actor.ts';
import { factorsOf } from './secondFactor.queries.ts';
import { openStaffSession, type StaffView, staffView, stepAfterPassword } from './secondFactor.ts';
import {
  findOwnAccount,
  findStaff,
  findStaffAccount,
  lockStaff,
  openSessionsOf,
  replacePassword,
} from './staff.queries.ts';
import { writeStaffLog } from './staffLog.queries.ts';

type StaffHandlers = Pick<
  Handlers,
  | 'logInStaff'
  | 'logOutStaff'
  | 'getStaffSession'
  | 'changeStaffPassword'
  | 'listStaffSessions'
  | 'endStaffSession'
>;

const refused = () =>
  notAllowed([{ field: 'oldPassword', message: messages.currentPasswordWrong }]);

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

    async changeStaffPassword({ session, body, request, reply }) {
      const { id: sessionId, personId, deviceId } = session;
      const passwords = { ...body, oldPassword: body.oldPassword.trim() };
      const broken = brokenRule(passwords);
      if (broken) throw notAllowed([broken]);
      const found = await findOwnAccount(db, personId);
      if (!found) throw notFound();
      // The passwords are not part of the fingerprint: a hash of them would be in the database.
      const attempt = { personId, key: idempotencyKey(request), request: ['changeStaffPassword'] };
      const first = await storedResponse<StaffView>(db, attempt);
      if (first) return first;
      const { loginId } = found;
      const { oldPassword: password, newPassword } = passwords;
      const guess = { kind: 'staff' as const, loginId, password, deviceId, refused };
      const account = await checkPassword(services, found, guess, { request, reply });
      const place = { key: personId, priority: 1, signal: callerSignal(reply.raw) };
      const passwordHash = await hashPassword(newPassword, place);
      return once(db, attempt, async (tx) => {
        const person = await replacePassword(tx, account, passwordHash);
        // Another call has changed it meanwhile.
        if (!person) throw refused();
        await removeKnownDevices(tx, personId, { deviceId });
        await endSessions(tx, personId, { allBut: sessionId });
        const expiresAt = await completeSession(tx, sessionId);
        // Ended meanwhile: nothing changes.
        if (!expiresAt) throw noSession();
        await writeStaffLog(tx, await actorOf(tx, session), { action: 'change_password' });
        return staffView(person, { expiresAt });
      });
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
