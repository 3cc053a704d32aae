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
  /** Colour of an order that waits: `neutral` where most orders wait. */
  tone?: 'accent' | 'neutral' | undefined;
};

const looks = {
  pending: { Sign: ClockIcon, tone: 'neutral', emphasis: 'outline' },
  received: { Sign: CheckIcon, tone: 'success', emphasis: 'soft' },
  unshipped: { Sign: BoxIcon, tone: 'neutral', emphasis: 'outline' },
  shipped: { Sign: TruckIcon, tone: 'success', emphasis: 'soft' },
  canceled: { Sign: CloseIcon, tone: 'neutral', emphasis: 'soft' },
  payment_pending: { Sign: WarningIcon, tone: 'warning', emphasis: 'soft' },
  payment_failed: { Sign: CloseIcon, tone: 'neutral', emphasis: 'soft' },
  refund_due: { Sign: UndoIcon, tone: 'warning', emphasis: 'soft' },
  refunded: { Sign: UndoIcon, tone: 'neutral', emphasis: 'soft' },
} as const;

const accented: readonly OrderState[] = ['pending', 'unshipped', 'canceled'];

/** State of an order by text, icon and colour, each of which is sufficient alone. */
export function OrderStatus({ status, tone = 'accent' }: OrderStatusProps) {
  const m = useMessages('OrderStatus', orderStatusMessages);
  const { Sign, ...look } = looks[status];
  const isAccented = tone === 'accent' && accented.includes(status);
  return (
    <Badge {...(isAccented ? { tone, emphasis: 'soft' } : look)}>
      <Sign size="tiny" />
      {m[status]}
    </Badge>
  );
}
