import type { StaffRole } from '@homestand/api-client/staff';
import type { Queries } from '../../db/database.ts';
import { noSession } from '../../http/errors.ts';
import type { Session } from '../../http/session.ts';
import { findStaff } from './staff.queries.ts';
import type { Actor } from './staffLog.queries.ts';

/** The person of the session, as the staff log names them. */
export async function actorOf(
  db: Queries,
  { personId, id: sessionId, deviceId }: Session<StaffRole>,
): Promise<Actor> {
  const person = await findStaff(db, personId);
  // Removed since the session was read.
  if (!person) throw noSession();
  return { id: personId, name: person.name, sessionId, deviceId };
}
