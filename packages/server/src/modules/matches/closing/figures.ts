import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../../db/database.ts';
import { dueOf, tillViews } from '../../counter/index.ts';
import { type PurchaseLimits, pickupUntil } from '../../orders/index.ts';
import type { MatchOfTime } from '../matchWindow.ts';
import {
  type Figures,
  goodsSold,
  handedOverForOthers,
  orderSums,
  ordersLeft,
  refundsIn,
  takings,
} from './closing.queries.ts';

/** Orders that a page names. */
const maxLeft = 200;

const none = { orders: 0, booth: 0 };

/** The page of a match by what the database has now. */
export async function figuresOf(
  db: Queries,
  match: MatchOfTime,
  limits: PurchaseLimits,
): Promise<Figures> {
  const { id, window, day, state } = match;
  const at = new Date().toISOString();
  // After a match its desks may still run, also the next morning: whether one has unsent sales is the question.
  const span = { day, window, isNow: true };
  const { card, ...orders } = await orderSums(db, id);
  const ofOthers = await handedOverForOthers(db, id, window);
  const goods = await goodsSold(db, id, window);
  const taken = await takings(db, window);
  const refunds = await refundsIn(db, window);
  const tills = await tillViews(db, span);
  const waiting = await ordersLeft(db, id, maxLeft);
  const of = (means: 'cash' | 'other') => {
    const { orders, booth } = taken.find((row) => row.means === means) ?? none;
    return { orders, booth };
  };
  return {
    at,
    orders: { ...orders, left: orders.count - orders.handedOver, ofOthers },
    goods,
    money: { card, cash: of('cash'), other: of('other') },
    refunds,
    tills: tills.map(tillOf),
    left: waiting.map(({ orderId, pieces, ...row }) => {
      const order = { ...row, deliveryStatus: 'pending', deliveryMethod: 'venue' } as const;
      const until = pickupUntil({ ...order, match: { ...match, matchId: id, state } }, limits);
      return { orderId, pieces, due: dueOf(order), until: until?.toISOString() ?? null };
    }),
  };
}

const tillOf = ({
  id: tillId,
  ...till
}: components['schemas']['Till']): Figures['tills'][number] => ({
  tillId,
  name: till.name,
  open: till.open,
  unsent: till.unsent?.count ?? null,
  start: till.float?.amount ?? till.carried ?? 0,
  cash: till.cash.paid,
  corrections: till.cash.corrections,
  expected: till.drawer,
  counted: till.counted?.amount ?? null,
  other: till.other.expected,
  notCounted: till.cash.notCounted + till.other.notCounted,
});
