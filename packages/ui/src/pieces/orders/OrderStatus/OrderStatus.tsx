import { BoxIcon, CheckIcon, ClockIcon, CloseIcon, TruckIcon } from '../../../icons';
import { type OrderStatusMessages, orderStatusMessages } from './messages';
import * as styles from './OrderStatus.css';

export type OrderState = 'pending' | 'received' | 'unshipped' | 'shipped' | 'canceled';

export type OrderStatusProps = {
  status: OrderState;
  messages?: OrderStatusMessages;
};

const signs = {
  pending: ClockIcon,
  received: CheckIcon,
  unshipped: BoxIcon,
  shipped: TruckIcon,
  canceled: CloseIcon,
};

/** How far an order is: a word, a sign and a colour, each of which would do alone. */
export function OrderStatus({ status, messages: m = orderStatusMessages }: OrderStatusProps) {
  const Sign = signs[status];
  return (
    <span className={styles.plate({ status })}>
      <Sign size="tiny" />
      {m[status]}
    </span>
  );
}
