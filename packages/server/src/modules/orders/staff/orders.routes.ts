import { Readable } from 'node:stream';
import type { components } from '@homestand/api-client/contract';
import { type Queries, transact } from '../../../db/database.ts';
import { toPage } from '../../../db/page.ts';
import type { Handlers } from '../../../http/contract.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { fileAddress } from '../../../http/fileAddresses.ts';
import type { Services } from '../../../services.ts';
import { removeHidden } from '../../../text/cleanText.ts';
import { byteOrderMark } from '../../../text/writeCsv.ts';
import { paymentsOfOrder } from '../../checkout/index.ts';
import { dueOf, refusedHandOversOf, refusedView } from '../../counter/index.ts';
import { notifyProcesses, writeEvent } from '../../live/index.ts';
import {
  type Actor,
  actorOf,
  type LogValues,
  writeReading,
  writeStaffLog,
} from '../../staff/index.ts';
import { findReceipt, type Item, itemsOf, type OrderedItem, setMemo } from '../index.ts';
import { messages } from './messages.ts';
import { orderCsvHeader, orderCsvLines } from './orderCsv.ts';
import {
  countOrders,
  lockOrderIfAny,
  numbersOfOrders,
  type OrderFilters,
  ordersForExport,
  otherOrdersOf,
  pageOfStaffOrders,
  productsForStaff,
  type StaffOrderListRow,
  type StaffOrderRow,
  staffOrderById,
} from './orders.queries.ts';
import { changesForStaff, loggedOfOrder } from './orderTimeline.queries.ts';
import { timelineOf } from './orderTimeline.ts';

type OrderHandlers = Pick<
  Handlers,
  'listStaffProducts' | 'listStaffOrders' | 'exportStaffOrders' | 'getStaffOrder' | 'putOrderMemo'
>;

type Schemas = components['schemas'];

const maxOtherOrders = 10;
const maxLogged = 100;
/** Orders of one part of the CSV, and of one row of the log. */
const exportedAtOnce = 500;

export function staffOrdersRoutes(services: Services): OrderHandlers {
  const { config, db } = services;

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
          rows.map((row) => listView(row, items.get(row.id) ?? [])),
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
      await reply.send(Readable.from(csvOf(db, actor, ids, filtersOf(query))));
      return undefined;
    },

    async getStaffOrder({ session, path }) {
      const order = await staffOrderById(db, path.orderId);
      if (!order) throw notFound();
      const [items, payments, changes, logged, refused, others, receipt] = await Promise.all([
        itemsOf(db, [order.id]),
        paymentsOfOrder(db, order.id),
        changesForStaff(db, order.id),
        loggedOfOrder(db, order.id, maxLogged),
        refusedHandOversOf(db, order.id),
        otherOrdersOf(db, order, maxOtherOrders),
        findReceipt(db, config.receipt, order),
      ]);
      await writeReading(db, await actorOf(db, session), {
        action: 'read_order',
        ...subjectsOf([order]),
      });
      return {
        ...view(order, items.get(order.id) ?? []),
        payments: payments.map(({ createdAt, updatedAt, ...payment }) => ({
          ...payment,
          createdAt: createdAt.toISOString(),
          updatedAt: updatedAt.toISOString(),
        })),
        changeId: changes.at(-1)?.id ?? null,
        timeline: timelineOf(order, changes, logged, refused),
        refusedHandOvers: await refusedView(db, refused),
        otherOrders: {
          list: others.rows.map(({ createdAt, ...other }) => ({
            ...other,
            createdAt: createdAt.toISOString(),
          })),
          totalCount: others.totalCount,
        },
        receipt: receipt ?? null,
      };
    },

    async putOrderMemo({ session, path: { orderId }, body }) {
      const text = removeHidden(body.text).trim();
      const view = await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        await lockOrderIfAny(tx, orderId);
        const order = await staffOrderById(tx, orderId);
        if (!order) throw notFound();
        const before = memoView(order);
        // A repeat of a change whose response was lost.
        if (text === before.text) return before;
        if (body.version !== before.version)
          throw conflict(messages.memoChanged(order.memoChangedAt, order.memoChangedBy));
        await writeStaffLog(tx, actor, {
          action: 'change_memo',
          ...subjectsOf([order]),
          before: { memo: before.text },
          after: { memo: text },
        });
        await setMemo(tx, orderId, text === '' ? null : text, actor.id);
        const changed = await staffOrderById(tx, orderId);
        if (!changed) throw notFound();
        await writeEvent(tx, { type: 'report' });
        return memoView(changed);
      });
      notifyProcesses(services);
      return view;
    },
  };
}

const subjectsOf = (orders: readonly { id: string; userId: string }[]) => ({
  orderIds: orders.map(({ id }) => id),
  fanIds: [...new Set(orders.map(({ userId }) => userId))],
});

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
  query,
}: OrderFilters): LogValues =>
  Object.fromEntries(
    Object.entries({
      ...{ state, delivery, payment, due, from, to, productId, query },
      ...{ onlyWithMemo: memo === '' ? undefined : true },
      ...{ onlyRefundedInPart: refund === '' ? undefined : true },
    }).filter(([, value]) => value !== '' && value !== undefined),
  );

/** Each part is logged before it is sent. */
async function* csvOf(
  db: Queries,
  actor: Actor,
  ids: readonly string[],
  filters: Record<string, unknown>,
): AsyncGenerator<string> {
  yield byteOrderMark + orderCsvHeader();
  for (let start = 0; start < ids.length; start += exportedAtOnce) {
    const part = ids.slice(start, start + exportedAtOnce);
    const [orders, items] = await Promise.all([ordersForExport(db, part), itemsOf(db, part)]);
    await writeStaffLog(db, actor, {
      action: 'export_orders',
      ...subjectsOf(orders),
      after: filters,
    });
    yield orderCsvLines(orders, items);
  }
}

function listView(row: StaffOrderListRow, items: readonly Item[]): Schemas['StaffOrderRow'] {
  const { id, createdAt, state, deliveryMethod, paymentMethod, totalPrice, name, kana } = row;
  return {
    id,
    createdAt: createdAt.toISOString(),
    state,
    deliveryMethod,
    paymentMethod,
    totalPrice,
    due: dueOf(row),
    name,
    kana,
    items: items
      .filter(({ productId }) => productId > 0)
      .map(({ productName, quantity, imageFiles: [picture] }) => ({
        productName,
        quantity,
        imageUrl: picture === undefined ? null : fileAddress(picture),
      })),
  };
}

function memoView(row: StaffOrderRow): Schemas['OrderMemo'] {
  return {
    text: row.memo ?? '',
    version: row.memoVersion,
    changedAt: row.memoChangedAt?.toISOString() ?? null,
    changedBy: row.memoChangedBy,
  };
}

function view(row: StaffOrderRow, items: readonly OrderedItem[]) {
  const { id, state, deliveryMethod, trackingNumber, carrier, cancelReason, paymentMethod } = row;
  return {
    id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    state,
    deliveryMethod,
    trackingNumber,
    carrier,
    cancelReason,
    paymentMethod,
    card:
      row.cardLastFour === null
        ? null
        : { brand: row.cardBrand, lastFour: row.cardLastFour, holderName: row.cardHolderName },
    totalPrice: row.totalPrice,
    due: dueOf(row),
    items: items.map(({ productId, productName, unitPrice, quantity, refunded, imageFiles }) => ({
      productId,
      productName,
      unitPrice,
      quantity,
      ...(refunded > 0 && { refunded }),
      imageUrls: imageFiles.map(fileAddress),
    })),
    customer: {
      name: row.name,
      kana: row.kana,
      email: row.email,
      phone: row.phone,
      fanName: row.fanName,
      fanSince: row.fanSince.toISOString(),
    },
    address:
      deliveryMethod === 'shipping'
        ? {
            postalCode: row.postalCode ?? '',
            prefecture: row.prefecture ?? '',
            city: row.city ?? '',
            street: row.street ?? '',
            building: row.building ?? '',
          }
        : null,
    memo: memoView(row),
  };
}
