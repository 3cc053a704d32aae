import { staffAreas } from '@homestand/api-client/staff';
import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { deviceOf } from '../../http/deviceOf.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { hashOf, openSession } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import {
  actorOf,
  endStaffSessions,
  lockStaff,
  staffView,
  unsentView,
  updateStaff,
  writeStaffLog,
} from '../staff/index.ts';
import { makeDeskCode } from './deskCodes.ts';
import {
  endOfDay,
  insertDesk,
  lockDesk,
  lockDeskCode,
  noteDeskCodeUsed,
  runningDesks,
} from './desks.queries.ts';
import { messages } from './messages.ts';

type DeskHandlers = Pick<Handlers, 'createDeskCode' | 'enrolDesk' | 'listDesks' | 'endDesk'>;

const maxDeskMs = 24 * 60 * 60 * 1000;

const codeRefused = () => notAllowed([{ field: 'code', message: messages.deskCodeRefused }]);

export function desksRoutes({ db }: Pick<Services, 'db'>): DeskHandlers {
  return {
    async createDeskCode({ session, body: { name, endsAt: chosenEnd } }) {
      const now = Date.now();
      const endsAt = chosenEnd === undefined ? await endOfDay(db) : new Date(chosenEnd);
      if (endsAt.getTime() <= now || endsAt.getTime() > now + maxDeskMs)
        throw notAllowed([{ field: 'endsAt', message: messages.deskEndsAt }]);
      const { code, expiresAt } = await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        return makeDeskCode(tx, actor, { name, endsAt, createdBy: session.personId });
      });
      return { code, name, endsAt: endsAt.toISOString(), expiresAt: expiresAt.toISOString() };
    },

    async enrolDesk({ body: { code, deviceId, deviceType }, request }) {
      return transact(db, async (tx) => {
        const found = await lockDeskCode(tx, hashOf(code));
        if (!found) throw codeRefused();
        // Only the phone whose answer was lost asks again.
        if (found.deskId !== null && found.deviceId !== deviceId) throw codeRefused();
        // The manager who made the code may have been removed since, or have another role.
        const manager = await lockStaff(tx, found.createdBy, 'share');
        if (!manager || !staffAreas.desks.includes(manager.role)) throw codeRefused();
        const { name, endsAt } = found;
        const id = found.deskId ?? (await insertDesk(tx, { name, enrolledBy: manager.id }));
        if (found.deskId === null) {
          await noteDeskCodeUsed(tx, hashOf(code), { deskId: id, deviceId });
        } else {
          if ((await lockDesk(tx, id))?.removedAt !== null) throw codeRefused();
          await endStaffSessions(tx, id);
        }
        const role = 'desk' as const;
        const { system: deviceSystem, browser: deviceBrowser } = deviceOf(request);
        const device = { deviceId, deviceType, deviceSystem, deviceBrowser };
        const opening = { role, personId: id, ...device, expiresAt: endsAt };
        const { token, session } = await openSession(tx, opening);
        await writeStaffLog(
          tx,
          { id, name, sessionId: session.id, deviceId },
          {
            action: 'enrol_desk',
            accountId: id,
            after: { name, endsAt: endsAt.toISOString(), enrolledBy: manager.name, deviceType },
          },
        );
        return { accessToken: token, staff: staffView({ id, name, role }, session) };
      });
    },

    async listDesks() {
      const desks = await runningDesks(db);
      return {
        list: desks.map(({ enrolledAt, endsAt, unsentHandOvers, unsentAt, ...desk }) => ({
          ...desk,
          enrolledAt: enrolledAt.toISOString(),
          endsAt: endsAt.toISOString(),
          unsent: unsentView(unsentHandOvers, unsentAt),
        })),
      };
    },

    async endDesk({ session, path: { deskId } }) {
      await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        const desk = await lockDesk(tx, deskId);
        if (!desk) throw notFound();
        // A repeat has no further effect.
        if (desk.removedAt) return;
        await updateStaff(tx, deskId, { removedAt: new Date() });
        await endStaffSessions(tx, deskId);
        const before = { name: desk.name };
        await writeStaffLog(tx, actor, { action: 'end_desk', accountId: deskId, before });
      });
      return null;
    },
  };
}
