import { ShipmentForm } from '@homestand/ui';
import type { StaffOrder } from '../../data/orders/orders';
import { reloadRefunds } from '../../data/orders/refunds';
import { useShipmentEditor } from './useShipmentEditor';

type Props = { order: StaffOrder; reload: () => Promise<unknown> };

/** Carrier and number of one order; another order has an editor of its own. */
export function OrderShipment({ order, reload }: Props) {
  const editor = useShipmentEditor(order, () => {
    void reloadRefunds(order.id);
    return reload();
  });
  return <ShipmentForm {...editor} />;
}
