import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Queries } from '../../db/database.ts';
import { consume } from '../../http/limits.ts';
import type { Session } from '../../http/session.ts';
import { actorOf, subjectsOf, writeStaffLog } from '../staff/index.ts';
import { stateOf } from './pickupState.ts';
import {
  lastPickupChange,
  openPickups,
  type PickupRow,
  pickupsChangedSince,
} from './pickups.queries.ts';
import { handOverOf, viewsOf } from './pickupView.ts';

type StaffSession = Session<StaffRole>;

/** Pickups in one response. */
const pageSize = 3000;
/**
 * A change has the time at which its transaction began, and is visible only after its commit: a list of changes starts
 * so much earlier.
 */
const overlapMs = 15_000;
/** Above this number an entry of the log has the number of the orders instead of their ids. */
const maxLogged = 500;

type OpenPickupsQuery = { since?: string | undefined; after?: string | undefined };

/** Open pickups for the list of a device: page by page all of them, or those that changed since its last list. */
export async function listOpenPickups(
  db: Queries,
  session: StaffSession,
  { since, after }: OpenPickupsQuery,
): Promise<components['schemas']['OpenPickups']> {
  // Read before the list: a change that comes during the read is in the next answer.
  const { now } = await lastPickupChange(db);
  if (since === undefined || after !== undefined) return pageOfOpen(db, session, now, after);
  const rows = await pickupsChangedSince(db, sinceOf(since), pageSize);
  // So much has changed that the whole list is shorter.
  if (rows.length === pageSize) return pageOfOpen(db, session, now, undefined);
  return {
    ...(await listView(db, session, rows, false)),
    at: now.toISOString(),
    whole: false,
  };
}

/**
 * Writes the download to the staff log: ids of orders and fans for a list of changes, only the number for a whole list,
 * which has every open pickup.
 */
async function listView(db: Queries, session: StaffSession, rows: PickupRow[], whole: boolean) {
  const open = rows.filter((row) => stateOf(row) === 'open');
  const closed = rows.filter((row) => stateOf(row) !== 'open');
  if (open.length > 0)
    await writeStaffLog(db, await actorOf(db, session), {
      action: 'download_pickups',
      ...(whole || open.length > maxLogged ? { after: { count: open.length } } : subjectsOf(open)),
    });
  return {
    list: await viewsOf(db, open),
    closed: closed.map((row) => ({
      id: row.id,
      state: stateOf(row),
      updatedAt: row.updatedAt.toISOString(),
      totalPrice: row.totalPrice,
      handOver: handOverOf(row),
    })),
  };
}

async function pageOfOpen(
  db: Queries,
  session: StaffSession,
  now: Date,
  after: string | undefined,
) {
  await consume(db, 'wholePickupList', session.personId);
  const rows = await openPickups(db, after, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? page.at(-1)?.id : undefined;
  return {
    // A number begins with its day: from page to page, too, the newest come first.
    ...(await listView(db, session, page.toSorted(byNewest), true)),
    at: now.toISOString(),
    whole: after === undefined,
    ...(next !== undefined && { next }),
  };
}

const byNewest = (a: PickupRow, b: PickupRow) => b.createdAt.getTime() - a.createdAt.getTime();

/** A time that is too far away for the database means everything. */
const sinceOf = (since: string) => new Date(Math.max(0, Date.parse(since) - overlapMs));
