import { Readable } from 'node:stream';
import { toPage } from '../../../db/page.ts';
import type { Handlers } from '../../../http/contract.ts';
import { notFound } from '../../../http/errors.ts';
import type { Services } from '../../../services.ts';
import { actorOf, type LogValues, subjectsOf, writeReading } from '../../staff/index.ts';
import { itemsOf } from '../index.ts';
import { exportOrders } from './exportOrders.ts';
import { putOrderMemo } from './orderMemo.ts';
import {
  countOrders,
  numbersOfOrders,
  type OrderFilters,
  pageOfStaffOrders,
  productsForStaff,
  staffOrderById,
} from './orders.queries.ts';
import { orderDetail, orderRowView } from './orderView.ts';

type OrderHandlers = Pick<
  Handlers,
  'listStaffProducts' | 'listStaffOrders' | 'exportStaffOrders' | 'getStaffOrder' | 'putOrderMemo'
>;

export function staffOrdersRoutes(services: Services): OrderHandlers {
  const { db } = services;

  return {
    async listStaffProducts() {
      return { list: await productsForStaff(db) };
    },

    async listStaffOrders({ session, query }) {
      const [rows, counts] = await Promise.all([
        pageOfStaffOrders(db, query, query),
        countOrders(db, query),
      ]);
      if (rows.length > 0)
        await writeReading(db, await actorOf(db, session), {
          action: 'list_orders',
          ...subjectsOf(rows),
          after: filtersOf(query),
        });
      const items = await itemsOf(
        db,
        rows.map(({ id }) => id),
      );
      const found = counts.filter(({ state }) =>
        query.state === '' ? state !== 'payment_failed' : state === query.state,
      );
      const totalCount = found.reduce((sum, { count }) => sum + count, 0);
      return {
        ...toPage(
          rows.map((row) => orderRowView(row, items.get(row.id) ?? [])),
          totalCount,
          query,
        ),
        sum: found.reduce((total, { sum }) => total + sum, 0),
        counts: counts.map(({ state, count }) => ({ state, count })),
      };
    },

    async exportStaffOrders({ session, query, reply }) {
      const actor = await actorOf(db, session);
      const ids = await numbersOfOrders(db, query);
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="orders.csv"',
      });
      await reply.send(Readable.from(exportOrders(db, actor, ids, filtersOf(query))));
      return undefined;
    },

    async getStaffOrder({ session, path }) {
      const order = await staffOrderById(db, path.orderId);
      if (!order) throw notFound();
      const detail = await orderDetail(services, order);
      await writeReading(db, await actorOf(db, session), {
        action: 'read_order',
        ...subjectsOf([order]),
      });
      return detail;
    },

    putOrderMemo: ({ session, path: { orderId }, body }) =>
      putOrderMemo(services, session, orderId, body),
  };
}

/** The filters that are set, for the log. */
const filtersOf = ({
  state,
  delivery,
  payment,
  due,
  memo,
  refund,
  from,
  to,
  productId,
  match,
  query,
}: OrderFilters): LogValues =>
  Object.fromEntries(
    Object.entries({
      ...{ state, delivery, payment, due, from, to, productId, matchId: match, query },
      ...{ onlyWithMemo: memo === '' ? undefined : true },
      ...{ onlyRefundedInPart: refund === '' ? undefined : true },
    }).filter(([, value]) => value !== '' && value !== undefined),
  );
