import { BoxIcon, CheckIcon, ClockIcon, CloseIcon, TruckIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { orderStatusMessages } from './messages';
import * as styles from './OrderStatus.css';

export type OrderState = 'pending' | 'received' | 'unshipped' | 'shipped' | 'canceled';

export type OrderStatusProps = {
  status: OrderState;
};

const signs = {
  pending: ClockIcon,
  received: CheckIcon,
  unshipped: BoxIcon,
  shipped: TruckIcon,
  canceled: CloseIcon,
};

/** Status of an order by text, icon and colour, each of which is sufficient alone. */
export function OrderStatus({ status }: OrderStatusProps) {
  const m = useMessages('OrderStatus', orderStatusMessages);
  const Sign = signs[status];
  return (
    <span className={styles.plate({ status })}>
      <Sign size="tiny" />
      {m[status]}
    </span>
  );
}
