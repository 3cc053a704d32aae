import { ShipmentForm } from '@homestand/ui';
import type { StaffOrder } from '../../data/orders/orders';
import { useReloadRefunds } from '../../data/orders/refunds';
import { useShipmentEditor } from './useShipmentEditor';

type Props = { order: StaffOrder; reload: () => Promise<unknown> };

/** Carrier and number of one order; another order has an editor of its own. */
export function OrderShipment({ order, reload }: Props) {
  const reloadRefunds = useReloadRefunds(order.id);
  const editor = useShipmentEditor(order, () => {
    reloadRefunds();
    return reload();
  });
  return <ShipmentForm {...editor} />;
}
