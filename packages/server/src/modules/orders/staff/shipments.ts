import type { Carrier } from '@homestand/api-client/carriers';
import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Transaction } from 'kysely';
import { transact } from '../../../db/database.ts';
import type { Tables } from '../../../db/schema.ts';
import { conflict, notAllowed, notFound } from '../../../http/errors.ts';
import { once } from '../../../http/idempotency.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { changeOrderStatus } from '../../checkout/index.ts';
import { notifyProcesses } from '../../live/index.ts';
import { type Actor, actorOf, subjectsOf, writeStaffLog } from '../../staff/index.ts';
import { lastChangeOf, lockStockOf } from '../index.ts';
import { messages } from './messages.ts';
import { hasDigitsOf, isShippable, isStored } from './shipmentChecks.ts';
import { lockOrders, ordersToShip, type ShippedOrder } from './shipments.queries.ts';

type StaffSession = Session<StaffRole>;

type Shipment = {
  orderId: string;
  carrier: Carrier;
  trackingNumber: string | null;
  /** The last change of the order that the client knows. */
  changeId: string | null;
};

/** Ships one order, or corrects how it was shipped. */
export async function putShipment(
  services: Services,
  session: StaffSession,
  shipment: Shipment,
): Promise<components['schemas']['Shipment']> {
  const { db } = services;
  const { orderId } = shipment;
  await transact(db, async (tx) => {
    const actor = await actorOf(tx, session);
    await lockOrders(tx, [orderId]);
    const order = (await ordersToShip(tx, [orderId])).get(orderId);
    if (!order) throw notFound();
    if (isStored(order, shipment)) return;
    if (!isShippable(order)) throw conflict(messages.shipments.notPossible);
    if (!hasDigitsOf(shipment))
      throw notAllowed([{ field: 'trackingNumber', message: messages.shipments.digits }]);
    if (order.changeId !== shipment.changeId) {
      const last = await lastChangeOf(tx, orderId);
      throw conflict(messages.orderChanged(last?.at ?? null, last?.by ?? null));
    }
    await ship(tx, actor, order, shipment);
  });
  notifyProcesses(services);
  const shipped = (await ordersToShip(db, [orderId])).get(orderId);
  if (!shipped) throw notFound();
  const { state, carrier, trackingNumber, changeId } = shipped;
  return { state, carrier, trackingNumber, changeId };
}

/** Ships all of these orders, or none. */
export async function createShipments(
  services: Services,
  session: StaffSession,
  { shipments, key }: { shipments: Shipment[]; key: string | undefined },
): Promise<{ count: number }> {
  const ids = shipments.map(({ orderId }) => orderId);
  const attempt = { personId: session.personId, key, request: ['createShipments', shipments] };
  const created = await once(services.db, attempt, async (tx) => {
    const actor = await actorOf(tx, session);
    await lockOrders(tx, ids);
    // The first order's event locks what all events share, and the stock of the others has to be locked before.
    await lockStockOf(tx, ids);
    const orders = await ordersToShip(tx, ids);
    if (!shipments.every(hasDigitsOf))
      throw notAllowed([{ field: 'shipments', message: messages.shipments.digits }]);
    const changed = shipments.filter(({ orderId, changeId }) => {
      const order = orders.get(orderId);
      return !order || order.changeId !== changeId || !isShippable(order);
    });
    if (changed.length > 0 || new Set(ids).size < ids.length)
      throw conflict(messages.shipments.changed(Math.max(1, changed.length)));
    for (const shipment of shipments) {
      const order = orders.get(shipment.orderId);
      if (order && !isStored(order, shipment)) await ship(tx, actor, order, shipment);
    }
    return { count: shipments.length };
  });
  notifyProcesses(services);
  return created;
}

/** Ships a locked order, or corrects how it was shipped. */
async function ship(
  tx: Transaction<Tables>,
  actor: Actor,
  order: ShippedOrder,
  { orderId, carrier, trackingNumber }: Shipment,
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
