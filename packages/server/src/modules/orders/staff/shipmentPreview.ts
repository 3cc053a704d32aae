import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import { notAllowed } from '../../../http/errors.ts';
import type { Session } from '../../../http/session.ts';
import type { Services } from '../../../services.ts';
import { actorOf, subjectsOf, writeStaffLog } from '../../staff/index.ts';
import { hasDigitsOf, isShippable, isStored } from './shipmentChecks.ts';
import { ordersToShip, type ShippedOrder } from './shipments.queries.ts';
import { readShipments, type ShipmentLine } from './shipmentTable.ts';

type Schemas = components['schemas'];

/** The rows of a table of shipments, each with what it would change or why it cannot. */
export async function previewShipments(
  db: Services['db'],
  session: Session<StaffRole>,
  table: string,
): Promise<Schemas['ShipmentPreview']> {
  const lines = readShipments(table);
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
