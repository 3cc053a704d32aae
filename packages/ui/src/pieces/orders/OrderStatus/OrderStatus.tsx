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
import { orderStatusMessages } from './messages';
import * as styles from './OrderStatus.css';

/** In the order in which they are worked on. */
export const orderStates = [
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

export type OrderState = (typeof orderStates)[number];

/** How far an order has come on its way to the customer. */
export type DeliveryState = Extract<
  OrderState,
  'pending' | 'received' | 'unshipped' | 'shipped' | 'canceled'
>;

export type OrderStatusProps = {
  status: OrderState;
  /** Colour of an order that waits: `neutral` where most orders wait. */
  tone?: 'accent' | 'neutral' | undefined;
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

/** State of an order by text, icon and colour, each of which is sufficient alone. */
export function OrderStatus({ status, tone }: OrderStatusProps) {
  const m = useMessages('OrderStatus', orderStatusMessages);
  const Sign = signs[status];
  return (
    <span className={styles.plate({ status, tone })}>
      <span className={styles.sign}>
        <Sign size="tiny" />
      </span>
      {m[status]}
    </span>
  );
}
