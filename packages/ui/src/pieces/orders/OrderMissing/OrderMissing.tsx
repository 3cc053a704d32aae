import { ReceiptIcon } from '../../../icons';
import { Button, EmptyState } from '../../../primitives';
import { type OrderMissingMessages, orderMissingMessages } from './messages';

export type OrderMissingProps = {
  /** What was looked for. */
  what?: 'order' | 'receipt';
  ordersHref: string;
  messages?: OrderMissingMessages;
};

/** No order has this number, or it is somebody else's: nothing tells which. */
export function OrderMissing({
  what = 'order',
  ordersHref,
  messages: m = orderMissingMessages,
}: OrderMissingProps) {
  return (
    <div role="status">
      <EmptyState
        icon={<ReceiptIcon />}
        title={m[what]}
        action={
          <Button tone="accent" href={ordersHref}>
            {m.toOrders}
          </Button>
        }
      >
        {m[`${what}Help`]}
      </EmptyState>
    </div>
  );
}
