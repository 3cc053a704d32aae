import {
  BoxIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  TruckIcon,
  UndoIcon,
  WarningIcon,
} from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { staffOrderStatusMessages } from './messages';
import * as styles from './StaffOrderStatus.css';

/** In the order in which they are worked on. */
export const staffOrderStates = [
  'payment_pending',
  'refund_due',
  'pending',
  'unshipped',
  'received',
  'shipped',
  'canceled',
  'refunded',
  'payment_failed',
] as const;

export type StaffOrderState = (typeof staffOrderStates)[number];

export type StaffOrderStatusProps = {
  status: StaffOrderState;
};

const signs = {
  pending: ClockIcon,
  received: CheckIcon,
  unshipped: BoxIcon,
  shipped: TruckIcon,
  canceled: CloseIcon,
  payment_pending: WarningIcon,
  payment_failed: CloseIcon,
  refund_due: UndoIcon,
  refunded: UndoIcon,
};

/** What an order is for the office, by text, icon and colour, each of which is sufficient alone. */
export function StaffOrderStatus({ status }: StaffOrderStatusProps) {
  const m = useMessages('StaffOrderStatus', staffOrderStatusMessages);
  const Sign = signs[status];
  return (
    <span className={styles.plate({ status })}>
      <span className={styles.sign}>
        <Sign size="tiny" />
      </span>
      {m[status]}
    </span>
  );
}
