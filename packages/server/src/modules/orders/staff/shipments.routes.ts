import type { Carrier } from '@homestand/api-client/carriers';
import type { components } from '@homestand/api-client/contract';
import type { Transaction } from 'kysely';
import { transact } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import type { Handlers } from '../../../http/contract.ts';
import { conflict, notAllowed, notFound } from '../../../http/errors.ts';
import { idempotencyKey, once } from '../../../http/idempotency.ts';
import type { Services } from '../../../services.ts';
import { phoneForSheet, postalCodeForSheet } from '../../../text/spreadsheetDigits.ts';
import { csvLines, writeCsv } from '../../../text/writeCsv.ts';
import { changeOrderStatus } from '../../checkout/index.ts';
import { notifyProcesses } from '../../live/index.ts';
import { type Actor, actorOf, writeReading, writeStaffLog } from '../../staff/index.ts';
import { goodsLeft, itemsOf, lastChangeOf, refundedYen, refundSums } from '../index.ts';
import { messages } from './messages.ts';
import {
  countToPack,
  lockOrders,
  ordersToPack,
  ordersToShip,
  type ShippedOrder,
} from './shipments.queries.ts';
import { readShipments, type ShipmentLine } from './shipmentTable.ts';

type ShipmentHandlers = Pick<
  Handlers,
  | 'putOrderShipment'
  | 'previewShipments'
  | 'createShipments'
  | 'exportShippingLabels'
  | 'listPackingOrders'
>;

type Schemas = components['schemas'];

type Wanted = {
  orderId: string;
  carrier: Carrier;
  trackingNumber: string | null;
  changeId: string | null;
};

const maxPacked = 200;
const maxLabels = 5000;

export function shipmentsRoutes(services: Services): ShipmentHandlers {
  const { config, db } = services;
  return {
    async putOrderShipment({ session, path: { orderId }, body }) {
      await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        await lockOrders(tx, [orderId]);
        const order = (await ordersToShip(tx, [orderId])).get(orderId);
        if (!order) throw notFound();
        if (isStored(order, body)) return;
        if (!isShippable(order)) throw conflict(messages.shipments.notPossible);
        if (!hasDigitsOf(body))
          throw notAllowed([{ field: 'trackingNumber', message: messages.shipments.digits }]);
        if (order.changeId !== body.changeId) {
          const last = await lastChangeOf(tx, orderId);
          throw conflict(messages.orderChanged(last?.at ?? null, last?.by ?? null));
        }
        await ship(tx, actor, order, { orderId, ...body });
      });
      notifyProcesses(services);
      const shipped = (await ordersToShip(db, [orderId])).get(orderId);
      if (!shipped) throw notFound();
      const { state, carrier, trackingNumber, changeId } = shipped;
      return { state, carrier, trackingNumber, changeId };
    },

    async previewShipments({ session, body: { file } }) {
      const lines = readShipments(file);
      if ('problem' in lines) throw notAllowed([{ field: 'file', message: lines.problem }]);
      const orders = await ordersToShip(
        db,
        lines.map(({ orderId }) => orderId),
      );
      if (orders.size > 0)
        await writeStaffLog(db, await actorOf(db, session), {
          action: 'preview_shipments',
          ...subjectsOf([...orders.values()]),
        });
      const seen = new Set<string>();
      const list = lines.map((line) => {
        const order = orders.get(line.orderId);
        const problem = problemOf(line, order, seen.has(line.orderId));
        // A row without anything is none: the next one with this order counts.
        if (!line.isBlank) seen.add(line.orderId);
        return rowView(line, order, problem);
      });
      return { list, ready: list.filter(({ problem }) => problem === null).length };
    },

    async createShipments({ session, body: { shipments }, request }) {
      const { personId } = session;
      const attempt = {
        personId,
        key: idempotencyKey(request),
        request: ['createShipments', shipments],
      };
      const ids = shipments.map(({ orderId }) => orderId);
      const made = await once(db, attempt, async (tx) => {
        const actor = await actorOf(tx, session);
        await lockOrders(tx, ids);
        const orders = await ordersToShip(tx, ids);
        if (!shipments.every(hasDigitsOf))
          throw notAllowed([{ field: 'shipments', message: messages.shipments.digits }]);
        const changed = shipments.filter(({ orderId, changeId }) => {
          const order = orders.get(orderId);
          return !order || order.changeId !== changeId || !isShippable(order);
        });
        if (changed.length > 0 || new Set(ids).size < ids.length)
          throw conflict(messages.shipments.changed(Math.max(1, changed.length)));
        for (const wanted of shipments) {
          const order = orders.get(wanted.orderId);
          if (order && !isStored(order, wanted)) await ship(tx, actor, order, wanted);
        }
        return { count: shipments.length };
      });
      notifyProcesses(services);
      return made;
    },

    async exportShippingLabels({ session, reply }) {
      const orders = await ordersToPack(db, { most: maxLabels });
      const items = await itemsOf(
        db,
        orders.map(({ id }) => id),
      );
      if (orders.length > 0)
        await writeStaffLog(db, await actorOf(db, session), {
          action: 'export_labels',
          ...subjectsOf(orders),
        });
      const words = messages.shipments;
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="labels.csv"',
      });
      const rows = orders.map((order) => [
        order.id,
        '',
        '',
        postalCodeForSheet(order.postalCode ?? ''),
        order.prefecture ?? '',
        order.city ?? '',
        order.street ?? '',
        order.building ?? '',
        order.name,
        phoneForSheet(order.phone),
        goodsLeft(items.get(order.id))
          .map(({ productName, quantity }) => messages.csv.item(productName, quantity))
          .join(messages.csv.itemsSeparator),
      ]);
      await reply.send(writeCsv([words.labelColumns]) + csvLines(rows));
      return undefined;
    },

    async listPackingOrders({ session, query: { orderId } }) {
      const [orders, totalCount] = await Promise.all([
        ordersToPack(db, { orderId, most: maxPacked }),
        countToPack(db, orderId),
      ]);
      const ids = orders.map(({ id }) => id);
      const [items, refunds] = await Promise.all([itemsOf(db, ids), refundSums(db, ids)]);
      if (orders.length > 0)
        await writeReading(db, await actorOf(db, session), {
          action: 'list_packing',
          ...subjectsOf(orders),
        });
      return {
        list: orders.map((order) => ({
          id: order.id,
          createdAt: order.createdAt.toISOString(),
          name: order.name,
          address: {
            postalCode: order.postalCode ?? '',
            prefecture: order.prefecture ?? '',
            city: order.city ?? '',
            street: order.street ?? '',
            building: order.building ?? '',
          },
          memo: order.memo,
          items: goodsLeft(items.get(order.id)).map(
            ({ productId, productName, unitPrice, quantity }) => ({
              ...{ productId, productName, unitPrice, quantity },
            }),
          ),
          shippingFee: (items.get(order.id) ?? [])
            .filter(({ productId }) => productId === 0)
            .reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0),
          totalPrice: order.totalPrice - refundedYen(refunds.get(order.id)),
        })),
        totalCount,
        sender: senderOf(config.club),
      };
    },
  };
}

/** Who sends the goods, on their packing slips. */
const senderOf = ({
  name,
  commerce = {},
}: Services['config']['club']): Schemas['PackingList']['sender'] => ({
  name: commerce.seller ?? name,
  address: commerce.address ?? '',
  phone: commerce.phone ?? '',
  logoUrl: '/user/icon.svg',
});

const subjectsOf = (orders: readonly { id: string; userId: string }[]) => ({
  orderIds: orders.map(({ id }) => id),
  fanIds: [...new Set(orders.map(({ userId }) => userId))],
});

const isShippable = ({ state }: ShippedOrder) => state === 'unshipped' || state === 'shipped';

/** The numbers of each carrier. Another one is a typing error, which the fan could not follow. */
const numbersOf: Record<Carrier, RegExp> = {
  yamato: /^\d{12}$/,
  sagawa: /^(\d{10}|\d{12})$/,
  japan_post: /^(\d{11,13}|[A-Za-z]{2}\d{9}[A-Za-z]{2})$/,
  other: /^/,
};

const hasDigitsOf = ({ carrier, trackingNumber }: Pick<Wanted, 'carrier' | 'trackingNumber'>) =>
  trackingNumber === null || numbersOf[carrier].test(trackingNumber.replaceAll('-', ''));

const isStored = (
  order: ShippedOrder,
  { carrier, trackingNumber }: Pick<Wanted, 'carrier' | 'trackingNumber'>,
) =>
  order.state === 'shipped' && order.carrier === carrier && order.trackingNumber === trackingNumber;

/** Ships a locked order, or corrects how it was shipped. */
async function ship(
  tx: Transaction<Tables>,
  actor: Actor,
  order: ShippedOrder,
  { orderId, carrier, trackingNumber }: Wanted,
): Promise<void> {
  const { deliveryStatus } = order;
  await writeStaffLog(tx, actor, {
    action: 'ship_orders',
    ...subjectsOf([order]),
    before: { deliveryStatus, carrier: order.carrier, trackingNumber: order.trackingNumber },
    after: { deliveryStatus: 'shipped', carrier, trackingNumber },
  });
  const staff = { id: actor.id, sessionId: actor.sessionId };
  const change = { status: 'shipped' as const, carrier, trackingNumber };
  const changed = await changeOrderStatus(tx, orderId, change, { staff });
  if ('refused' in changed) throw conflict(messages.shipments.notPossible);
}

type ShipmentProblem = Schemas['ShipmentRow']['problem'];

function problemOf(
  { carrier, trackingNumber, isBlank }: ShipmentLine,
  order: ShippedOrder | undefined,
  isSecond: boolean,
): ShipmentProblem {
  if (!order) return 'unknown_order';
  if (isBlank) return 'blank';
  if (isSecond) return 'twice';
  if (carrier === undefined) return 'carrier';
  if (trackingNumber === undefined) return 'tracking_number';
  if (!isShippable(order)) return 'not_possible';
  if (isStored(order, { carrier, trackingNumber })) return 'same';
  return hasDigitsOf({ carrier, trackingNumber }) ? null : 'tracking_digits';
}

function rowView(
  { line, orderId, carrier, trackingNumber }: ShipmentLine,
  order: ShippedOrder | undefined,
  problem: ShipmentProblem,
): Schemas['ShipmentRow'] {
  return {
    line,
    orderId: orderId.slice(0, 40),
    name: order?.name ?? null,
    before: order
      ? { state: order.state, carrier: order.carrier, trackingNumber: order.trackingNumber }
      : null,
    after:
      problem === null && carrier && trackingNumber !== undefined
        ? { carrier, trackingNumber }
        : null,
    changeId: order?.changeId ?? null,
    problem,
  };
}
