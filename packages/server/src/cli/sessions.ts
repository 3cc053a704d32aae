import { minuteOf } from '@homestand/api-client/day';
import { transact } from '../db/database.ts';
import {
  endSessions,
  findSessionOwners,
  type SessionOwner,
  sessionsOf,
} from '../modules/auth/index.ts';
import { writeEvents } from '../modules/live/index.ts';
import { writeStaffLog } from '../modules/staff/index.ts';
import { Refusal, type Surroundings } from './command.ts';
import type { InputOf } from './commandInput.ts';
import { messages } from './messages.ts';
import type { OpenClub } from './openClub.ts';
import { textTable } from './textTable.ts';

type Choice = { person: string | undefined; staff: boolean };

export async function listSessions(
  { db }: OpenClub,
  { options }: InputOf<'sessions list'>,
  { out }: Surroundings,
): Promise<void> {
  const sessions = await sessionsOf(db, await chosen(db, options));
  if (sessions.length === 0) return out(messages.noSessions);
  const rows = sessions.map((session) => [
    session.id,
    session.name,
    messages.roleWords[session.role],
    messages.device(session),
    minuteOf(session.createdAt),
    minuteOf(session.usedAt),
    minuteOf(session.expiresAt),
  ]);
  out(textTable([messages.sessionHeadings, ...rows]));
}

/** The event ends the streams that are open, and what processes remember of the sessions. */
export async function endSessionsOf(
  { db, bus }: OpenClub,
  { options: { session: only, ...options } }: InputOf<'sessions end'>,
  { out }: Surroundings,
): Promise<void> {
  const whose = await chosen(db, options);
  const ended = await transact(db, async (tx) => {
    const sessions = await sessionsOf(tx, whose);
    const people = new Map(sessions.map(({ personId, role }) => [personId, role]));
    const endedSessions = [];
    for (const [personId, role] of people) {
      const sessionIds = await endSessions(tx, personId, only === undefined ? 'all' : { only });
      if (sessionIds.length > 0) endedSessions.push({ personId, role, sessionIds });
    }
    for (const { personId, role, sessionIds } of endedSessions)
      if (role !== 'user' && role !== 'player')
        for (const sessionId of sessionIds)
          await writeStaffLog(tx, undefined, {
            action: 'end_session',
            accountId: personId,
            before: { sessionId },
          });
    await writeEvents(
      tx,
      endedSessions.map(({ personId, sessionIds }) => ({
        type: 'signedOut' as const,
        personId,
        sessionIds,
      })),
    );
    return endedSessions.flatMap(({ sessionIds }) => sessionIds).length;
  });
  if (ended === 0) throw new Refusal(messages.noSessions.trimEnd());
  await bus.publish();
  out(messages.sessionsEnded(ended));
}

async function chosen(
  db: OpenClub['db'],
  { person, staff }: Choice,
): Promise<{ personId: string } | 'staff'> {
  if ((person === undefined) === !staff) throw new Refusal(messages.personOrStaff);
  if (person === undefined) return 'staff';
  const [owner, ...others] = await findSessionOwners(db, person);
  if (!owner) throw new Refusal(messages.noSuchPerson(person));
  if (others.length > 0)
    throw new Refusal(`${messages.severalPeople(person)}\n${candidates([owner, ...others])}`);
  return { personId: owner.id };
}

const candidates = (owners: readonly SessionOwner[]) =>
  textTable(
    owners.map(({ id, role, name, loginId }) => [
      id,
      messages.roleWords[role],
      name,
      loginId ?? '',
    ]),
  ).trimEnd();
