import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Handlers } from '../../../http/contract.ts';
import { notFound } from '../../../http/errors.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { actorOf, subjectsOf, writeReading } from '../../staff/index.ts';
import { matchById } from '../matches.queries.ts';
import { packedGoods, packedOrders } from './packing.queries.ts';

type MatchPacking = components['schemas']['MatchPacking'];

/** Orders in one answer. */
const maxOrders = 1000;
/** Above this number an entry of the log has the number of the orders instead of their ids. */
const maxLogged = 500;

export const packingRoutes = (services: Services): Pick<Handlers, 'getMatchPacking'> => ({
  getMatchPacking: ({ session, path: { matchId } }) => matchPacking(services, session, matchId),
});

/** What a match takes along and brings back: a few statements for any number of orders. */
export async function matchPacking(
  { db }: Pick<Services, 'db'>,
  session: Session<StaffRole>,
  matchId: number,
): Promise<MatchPacking> {
  const match = await matchById(db, matchId);
  if (!match) throw notFound();
  const orders = await packedOrders(db, match, maxOrders);
  const goods = await packedGoods(db, match);
  if (orders.length > 0)
    await writeReading(db, await actorOf(db, session), {
      action: 'list_match_packing',
      ...(orders.length > maxLogged
        ? { after: { matchId, count: orders.length } }
        : { after: { matchId }, ...subjectsOf(orders) }),
    });
  const { id, day, opponent, ground, state } = match;
  return {
    match: { matchId: id, day, opponent, ground, state },
    goods: goods.map(({ optionId, optionLabel, ...row }) => ({
      ...row,
      ...optionOf(optionId, optionLabel),
    })),
    orders: orders.map(({ userId: _, totalCount: __, movedTo, items, ...order }) => ({
      ...order,
      ...(movedTo && { movedTo }),
      items: items.map(({ optionId, optionLabel, ...item }) => ({
        ...item,
        ...optionOf(optionId, optionLabel),
      })),
    })),
    totalCount: orders[0]?.totalCount ?? 0,
  };
}

/** Nothing for what is sold as one. */
const optionOf = (id: number | null, label: string | null) =>
  id === null ? {} : { option: { id, label: label ?? '' } };
