import type { Handlers } from '../../../http/contract.ts';
import { idempotencyKey } from '../../../http/idempotency.ts';
import type { Services } from '../../../services.ts';
import { actorOf, subjectsOf, writeReading, writeStaffLog } from '../../staff/index.ts';
import { itemsOf, refundSums } from '../index.ts';
import { labelsCsv, packingOrders, senderOf } from './packingView.ts';
import { previewShipments } from './shipmentPreview.ts';
import { countToPack, ordersToPack } from './shipments.queries.ts';
import { createShipments, putShipment } from './shipments.ts';

type ShipmentHandlers = Pick<
  Handlers,
  | 'putOrderShipment'
  | 'previewShipments'
  | 'createShipments'
  | 'exportShippingLabels'
  | 'listPackingOrders'
>;

const maxPacked = 200;
const maxLabels = 5000;

export function shipmentsRoutes(services: Services): ShipmentHandlers {
  const { config, db } = services;
  return {
    putOrderShipment: ({ session, path: { orderId }, body }) =>
      putShipment(services, session, { orderId, ...body }),

    previewShipments: ({ session, body: { file } }) => previewShipments(db, session, file),

    createShipments: ({ session, body: { shipments }, request }) =>
      createShipments(services, session, { shipments, key: idempotencyKey(request) }),

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
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="labels.csv"',
      });
      await reply.send(labelsCsv(orders, items));
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
        list: packingOrders(orders, items, refunds),
        totalCount,
        sender: senderOf(config.club),
      };
    },
  };
}
