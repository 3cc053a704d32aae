import type { StaffRole } from '@homestand/api-client/staff';
import { toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import { consume } from '../../http/limits.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { actorOf, writeReading, writeStaffLog } from '../staff/index.ts';
import { handOver, undoPickup } from './handOver.ts';
import { stateOf } from './pickupState.ts';
import {
  countsOfPickups,
  findPickups,
  handOversOf,
  lastPickupChange,
  openPickups,
  type PickupRow,
  pickupById,
  pickupsChangedSince,
} from './pickups.queries.ts';
import { handOverOf, pickupView, undoUntil, viewOfRow, viewsOf } from './pickupView.ts';
import { noteUnsent } from './unsentHandOvers.queries.ts';

type PickupHandlers = Pick<
  Handlers,
  | 'searchPickups'
  | 'getPickup'
  | 'listOpenPickups'
  | 'handOverPickup'
  | 'undoHandOver'
  | 'listHandOvers'
>;

const maxHandOvers = 20;
/** Pickups that a counter downloads for its work without the server. */
const maxOpen = 3000;
/**
 * A change has the time at which its transaction began, and is visible only after its commit: a list of changes starts
 * so much earlier.
 */
const overlapMs = 15_000;
/** Above this number an entry of the log has the number of the orders instead of their ids. */
const maxLogged = 500;

export function pickupsRoutes(services: Services): PickupHandlers {
  const { db } = services;

  return {
    async searchPickups({ session, query }) {
      const { rows, totalCount } = await findPickups(db, query.query, query);
      if (rows.length > 0)
        await writeStaffLog(db, await actorOf(db, session), {
          action: 'search_pickups',
          orderIds: rows.map(({ id }) => id),
          fanIds: [...new Set(rows.map(({ userId }) => userId))],
          after: { query: query.query },
        });
      return toPage(await viewsOf(db, rows), totalCount, query);
    },

    async getPickup({ session, path }) {
      const row = await pickupById(db, path.orderId);
      if (!row) throw notFound();
      await writeReading(db, await actorOf(db, session), {
        action: 'read_pickup',
        orderIds: [row.id],
        fanIds: [row.userId],
      });
      return viewOfRow(db, row);
    },

    async listOpenPickups({ session, query }) {
      // Read before the list: a change that comes during the read is in the next answer.
      const { now } = await lastPickupChange(db);
      if (query.since === undefined) return listOfOpen(session, now);
      const rows = await pickupsChangedSince(db, sinceOf(query.since), maxOpen);
      // So much has changed that the whole list is shorter.
      if (rows.length === maxOpen) return listOfOpen(session, now);
      return listView(session, now, rows, false);
    },

    async handOverPickup({ session, path: { orderId }, body, request }) {
      await handOver(services, session, { orderId, key: idempotencyKey(request), body });
      return pickupView(db, orderId);
    },

    async undoHandOver({ session, path: { orderId }, body }) {
      await undoPickup(services, session, { orderId, ...body });
      return pickupView(db, orderId);
    },

    async listHandOvers({ session, query: { unsent } }) {
      if (unsent !== undefined) await noteUnsent(db, session, unsent);
      const [rows, counts, { changedAt }] = await Promise.all([
        handOversOf(db, session.id, maxHandOvers),
        countsOfPickups(db),
        lastPickupChange(db),
      ]);
      return {
        list: rows.map(({ at, changedAt, undoneAt, amount, ...row }) => ({
          ...row,
          at: at.toISOString(),
          amount: amount ?? 0,
          undoUntil: new Date(undoUntil(changedAt)).toISOString(),
          undoneAt: undoneAt?.toISOString() ?? null,
        })),
        ...counts,
        changedAt: changedAt?.toISOString() ?? null,
      };
    },
  };

  /**
   * Writes the download to the staff log: ids of orders and fans for a list of changes, only the number for a whole list,
   * which has every open pickup.
   */
  async function listView(
    session: Session<StaffRole>,
    now: Date,
    rows: PickupRow[],
    whole: boolean,
  ) {
    const open = rows.filter((row) => stateOf(row) === 'open');
    const closed = rows.filter((row) => stateOf(row) !== 'open');
    if (open.length > 0)
      await writeStaffLog(db, await actorOf(db, session), {
        action: 'download_pickups',
        ...(whole || open.length > maxLogged
          ? { after: { count: open.length } }
          : {
              orderIds: open.map(({ id }) => id),
              fanIds: [...new Set(open.map(({ userId }) => userId))],
            }),
      });
    return {
      at: now.toISOString(),
      whole,
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

  async function listOfOpen(session: Session<StaffRole>, now: Date) {
    await consume(db, 'wholePickupList', session.personId);
    return listView(session, now, await openPickups(db, maxOpen), true);
  }
}

/** A time that is too far away for the database means everything. */
const sinceOf = (since = '') => new Date(Math.max(0, Date.parse(since) - overlapMs));
