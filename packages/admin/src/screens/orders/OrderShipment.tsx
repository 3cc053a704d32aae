import { ShipmentForm } from '@homestand/ui';
import type { StaffOrder } from '../../data/orders/orders';
import { useShipmentEditor } from './useShipmentEditor';

type Props = { order: StaffOrder; reload: () => Promise<unknown> };

/** Carrier and number of one order; another order has an editor of its own. */
export function OrderShipment({ order, reload }: Props) {
  return <ShipmentForm {...useShipmentEditor(order, reload)} />;
}
