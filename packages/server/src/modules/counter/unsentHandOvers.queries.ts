import type { Queries } from '../../db/database.ts';
import type { Session } from '../../http/session.ts';

const rewriteMs = 10_000;

/** Notes how many hand-overs the device of a session has not sent. */
export async function noteUnsent(
  db: Queries,
  { id, personId }: Pick<Session, 'id' | 'personId'>,
  count: number,
): Promise<void> {
  const now = Date.now();
  await db
    .updateTable('sessions')
    .set({ unsentHandOvers: count, unsentAt: new Date(now) })
    .where('personId', '=', personId)
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('unsentAt', 'is', null),
        row('unsentHandOvers', '<>', count),
        row('unsentAt', '<', new Date(now - rewriteMs)),
      ]),
    )
    .execute();
}

/** The last session of a desk or person on a device, ended or not: its hand-overs may arrive later. */
export const lastSessionOnDevice = (db: Queries, staffId: string, deviceId: string) =>
  db
    .selectFrom('staffLog')
    .innerJoin('staff', 'staff.id', 'staffLog.staffId')
    .select(['staff.id', 'staff.name', 'staffLog.sessionId'])
    .where('staffLog.staffId', '=', staffId)
    .where('staffLog.deviceId', '=', deviceId)
    .where('staffLog.sessionId', 'is not', null)
    .$narrowType<{ sessionId: string }>()
    .orderBy('staffLog.id', 'desc')
    .limit(1)
    .executeTakeFirst();
