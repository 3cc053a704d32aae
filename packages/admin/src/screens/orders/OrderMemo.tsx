import { StaffMemo } from '@homestand/ui';
import type { StaffOrder } from '../../data/orders/orders';
import { useMemoEditor } from './useMemoEditor';

type Props = {
  order: StaffOrder;
  onChange: (order: StaffOrder) => void;
  reload: () => Promise<StaffOrder | undefined>;
};

/** The memo of one order; another order has an editor of its own. */
export function OrderMemo({ order, onChange, reload }: Props) {
  const editor = useMemoEditor({
    orderId: order.id,
    stored: order.memo,
    onStored: (changed) => onChange({ ...order, memo: changed }),
    reload,
  });
  return <StaffMemo {...editor} />;
}
