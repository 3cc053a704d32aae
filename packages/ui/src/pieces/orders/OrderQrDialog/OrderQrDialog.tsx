import { Dialog } from '../../../primitives';
import { PickupCode, PickupHints } from '../PickupCode';
import { type OrderQrDialogMessages, orderQrDialogMessages } from './messages';
import * as styles from './OrderQrDialog.css';

export type OrderQrDialogProps = {
  open: boolean;
  orderId: string;
  /** What the counter's reader gets: the address of the order for the staff. */
  value: string;
  onClose: () => void;
  messages?: OrderQrDialogMessages;
};

/** The code of one order, to be held over the counter. It is drawn here and needs no network. */
export function OrderQrDialog({
  open,
  orderId,
  value,
  onClose,
  messages: m = orderQrDialogMessages,
}: OrderQrDialogProps) {
  return (
    <Dialog open={open} title={m.title} onClose={onClose}>
      <div className={styles.root}>
        <PickupCode orderId={orderId} value={value} />
        <PickupHints />
      </div>
    </Dialog>
  );
}
