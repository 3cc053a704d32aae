import { toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { matchesAround, matchOfTime } from '../matches/index.ts';
import { actorOf, subjectsOf, writeReading, writeStaffLog } from '../staff/index.ts';
import { handOver, undoPickup } from './handOver.ts';
import { listOpenPickups } from './pickupList.ts';
import {
  countsOfPickups,
  findPickups,
  handOversOf,
  lastPickupChange,
  pickupById,
  progressOfMatch,
} from './pickups.queries.ts';
import { pickupView, undoUntil, viewOfRow, viewsOf } from './pickupView.ts';
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
export function pickupsRoutes(services: Services): PickupHandlers {
  const { db } = services;

  return {
    async searchPickups({ session, query }) {
      const { rows, totalCount } = await findPickups(db, query.query, query);
      if (rows.length > 0)
        await writeStaffLog(db, await actorOf(db, session), {
          action: 'search_pickups',
          ...subjectsOf(rows),
          after: { query: query.query },
        });
      return toPage(await viewsOf(db, rows), totalCount, query);
    },

    async getPickup({ session, path }) {
      const row = await pickupById(db, path.orderId);
      if (!row) throw notFound();
      await writeReading(db, await actorOf(db, session), {
        action: 'read_pickup',
        ...subjectsOf([row]),
      });
      return viewOfRow(db, row);
    },

    listOpenPickups: ({ session, query }) => listOpenPickups(db, session, query),

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
      const now = new Date(services.now());
      const [rows, counts, { changedAt }, matches] = await Promise.all([
        handOversOf(db, session.id, maxHandOvers),
        countsOfPickups(db),
        lastPickupChange(db),
        matchesAround(db, now),
      ]);
      const match = matchOfTime(matches, now);
      const progress = match && (await progressOfMatch(db, match.id));
      return {
        list: rows.map(({ at, changedAt, undoneAt, amount, ...row }) => ({
          ...row,
          at: at.toISOString(),
          amount: amount ?? 0,
          undoUntil: new Date(undoUntil(changedAt)).toISOString(),
          undoneAt: undoneAt?.toISOString() ?? null,
        })),
        ...counts,
        ...(match &&
          progress &&
          progress.orders > 0 && {
            match: { opponent: match.opponent, ...progress },
          }),
        changedAt: changedAt?.toISOString() ?? null,
      };
    },
  };
}
