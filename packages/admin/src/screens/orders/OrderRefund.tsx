import { OrderRefunds, RefundDialog } from '@homestand/ui';
import { useRefundEditor } from './useRefundEditor';

type Props = {
  orderId: string;
  /** The order has changed. */
  onChange: () => void;
};

/** Refunds of one order, and the dialog that makes one. */
export function OrderRefund({ orderId, onChange }: Props) {
  const { list, dialog } = useRefundEditor(orderId, onChange);
  return (
    <>
      <OrderRefunds {...list} />
      <RefundDialog {...dialog} />
    </>
  );
}
