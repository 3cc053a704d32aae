import {
  BoxIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  TruckIcon,
  UndoIcon,
  WarningIcon,
} from '../../../icons';
import { Badge } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { orderStatusMessages } from './messages';
import type { OrderState } from './orderStates';

export type { OrderState } from './orderStates';

/** How far an order has come on its way to the customer. */
export type DeliveryState = Extract<
  OrderState,
  'pending' | 'received' | 'unshipped' | 'shipped' | 'canceled'
>;

export type OrderStatusProps = {
  status: OrderState;
  /** `accent` adds the colour of the state, where one order is the subject of the page. */
  tone?: 'accent' | 'neutral' | undefined;
};

const looks = {
  pending: { Sign: ClockIcon, tone: 'neutral', emphasis: 'outline' },
  received: { Sign: CheckIcon, tone: 'neutral', emphasis: 'soft' },
  unshipped: { Sign: BoxIcon, tone: 'neutral', emphasis: 'outline' },
  shipped: { Sign: TruckIcon, tone: 'neutral', emphasis: 'soft' },
  canceled: { Sign: CloseIcon, tone: 'neutral', emphasis: 'soft' },
  payment_pending: { Sign: WarningIcon, tone: 'warning', emphasis: 'soft' },
  payment_failed: { Sign: CloseIcon, tone: 'neutral', emphasis: 'soft' },
  refund_due: { Sign: UndoIcon, tone: 'warning', emphasis: 'soft' },
  refunded: { Sign: UndoIcon, tone: 'neutral', emphasis: 'soft' },
} as const;

/** Red is an outline: a filled pill would read as an error. */
const red = { tone: 'accent', emphasis: 'outline' } as const;
const green = { tone: 'success', emphasis: 'soft' } as const;
const coloured: Partial<Record<OrderState, typeof red | typeof green>> = {
  pending: red,
  unshipped: red,
  canceled: red,
  received: green,
  shipped: green,
};

/** State of an order by text, icon and shape: an outline waits, a filled pill is done. */
export function OrderStatus({ status, tone = 'neutral' }: OrderStatusProps) {
  const m = useMessages('OrderStatus', orderStatusMessages);
  const { Sign, ...look } = looks[status];
  return (
    <Badge {...look} {...(tone === 'accent' && coloured[status])}>
      <Sign size="tiny" />
      {m[status]}
    </Badge>
  );
}
